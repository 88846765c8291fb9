import type { ReactNode } from 'react';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { EditContentLink } from '../frame/EditContentLink.tsx';
import { InfoPage } from '../frame/InfoPage.tsx';
import { LastUpdated } from './LastUpdated.tsx';
import type { Policy } from './policies.ts';
import { policyErrorText } from './policyError.ts';
import { usePolicyPageSuspenseQuery } from './PolicyPage.generated.ts';
import { PolicyText } from './PolicyText.tsx';

const SERVICE_UNAVAILABLE = 503;

interface PolicyPageProps {
  policy: Policy;
  /** The page's next step, shown before the text. */
  start?: ReactNode;
  /** Content after the text. */
  children?: ReactNode;
}

/** A page with text written by the shop's owner. Suspends while it loads, and says if that fails. */
export function PolicyPage({ policy, start, children }: PolicyPageProps) {
  const { data, error } = usePolicyPageSuspenseQuery({
    variables: { slug: policy.slug },
    errorPolicy: 'all',
  });
  return (
    <InfoPage
      path={`/${policy.slug}`}
      title={data?.page?.title ?? policy.title}
      description={policy.description}
      summary={
        <>
          {(data?.page || !error) && <LastUpdated page={data?.page} />}
          <EditContentLink slug={policy.slug} />
        </>
      }
    >
      {start}
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
