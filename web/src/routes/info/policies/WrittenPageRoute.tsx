import { isFixed, pagePath } from '@treadline/schema/input/policy-page';
import { useParams } from 'react-router-dom';
import { Redirect } from '../../../lib/head/Redirect.tsx';
import { plainText } from '../../../lib/text/articleHtml.ts';
import { shortDescription } from '../../../lib/text/shortDescription.ts';
import { EditContentLink } from '../frame/EditContentLink.tsx';
import { InfoPage } from '../frame/InfoPage.tsx';
import { LastUpdated } from './LastUpdated.tsx';
import { usePolicyPageSuspenseQuery } from './PolicyPage.generated.ts';
import { PolicyText } from './PolicyText.tsx';
import { RemovedPage } from './RemovedPage.tsx';

/** /pages/{slug}: a page added by the shop's owner. Texts with a place of their own redirect to it. */
export function WrittenPageRoute() {
  const { slug = '' } = useParams();
  return isFixed(slug) ? <Redirect to={pagePath(slug)} permanent /> : <WrittenPage slug={slug} />;
}

function WrittenPage({ slug }: { slug: string }) {
  const { page } = usePolicyPageSuspenseQuery({ variables: { slug } }).data;
  if (!page) return <RemovedPage slug={slug} />;
  return (
    <InfoPage
      path={pagePath(slug)}
      title={page.title}
      description={shortDescription(plainText(page.content))}
      summary={
        <>
          <LastUpdated page={page} />
          <EditContentLink slug={slug} />
        </>
      }
    >
      <PolicyText content={page.content} />
    </InfoPage>
  );
}
