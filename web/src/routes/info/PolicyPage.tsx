import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format.ts';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ArticleContents } from '../parts/ArticleContents.tsx';
import { readArticle } from '../../lib/articleHtml.ts';
import { RichText } from '../../ui/RichText.tsx';
import { DemonstrationNote } from './DemonstrationNote.tsx';
import { InfoPage } from './InfoPage.tsx';
import { FALLBACK_UPDATED, type Policy } from './policies.ts';
import { policyErrorText } from './policyError.ts';
import { usePolicyPageSuspenseQuery, type PolicyPageQuery } from './PolicyPage.generated.ts';

const SERVICE_UNAVAILABLE = 503;

interface PolicyPageProps {
  policy: Policy;
  /** What follows the text. */
  children?: ReactNode;
}

/** A page with text written by the shop's owner. Suspends while the text loads; says so if it fails to load. */
export function PolicyPage({ policy, children }: PolicyPageProps) {
  const { data, error } = usePolicyPageSuspenseQuery({
    variables: { slug: policy.slug },
    errorPolicy: 'all',
  });
  return (
    <InfoPage
      path={`/${policy.slug}`}
      title={data?.page?.title ?? policy.title}
      description={policy.description}
      summary={(data?.page || !error) && <LastUpdated page={data?.page} />}
    >
      {data?.page ? (
        <PolicyText
          content={data.page.content}
          isDemonstration={policy.namesCompany && data.shopSettings.isDemonstration}
        />
      ) : error ? (
        <PolicyFailed policy={policy} error={error} />
      ) : (
        <PolicyFallback text={policy.fallback} />
      )}
      {children}
    </InfoPage>
  );
}

function LastUpdated({ page }: { page: PolicyPageQuery['page'] | undefined }) {
  if (!page) return <p className="text-sm">{`Last Updated: ${FALLBACK_UPDATED}`}</p>;
  return (
    <p className="text-sm">
      Last Updated: <time dateTime={page.lastUpdatedAt}>{formatDate(page.lastUpdatedAt)}</time>
    </p>
  );
}

function PolicyText({ content, isDemonstration }: { content: string; isDemonstration: boolean }) {
  const { html, headings } = readArticle(content);
  return (
    <article className="grid max-w-[70ch] grid-cols-1 gap-6">
      <ArticleContents headings={headings} />
      {isDemonstration && <DemonstrationNote />}
      <RichText html={html} />
    </article>
  );
}

function PolicyFailed({ policy, error }: { policy: Policy; error: Error }) {
  usePageResponse({ status: SERVICE_UNAVAILABLE });
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone="bad">
        <p>{policyErrorText(policy.title, error)}</p>
      </Notice>
      <LinkButton to={`/${policy.slug}`} reloadDocument>
        Try again
      </LinkButton>
    </div>
  );
}

function PolicyFallback({ text }: { text: string }) {
  return (
    <div className="grid max-w-prose gap-4">
      <p>{text}</p>
      <LinkButton to="/contact" className="justify-self-start">
        Contact us
      </LinkButton>
    </div>
  );
}
