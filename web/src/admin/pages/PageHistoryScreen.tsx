import { useParams, useSearchParams } from 'react-router-dom';
import { Notice } from '../../ui/base/Notice.tsx';
import { Pagination } from '../../ui/page/Pagination.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { usePageHistoryQuery, type PageHistoryQuery } from './PageHistory.generated.ts';
import { BACK_TO_PAGES, editPath, historyPath } from './pagePaths.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';

/** /admin/page-contents/{slug}/history: all versions of a page, compared with the current one. */
export function PageHistoryScreen() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const page = Number(params.get('page')) || 1;
  const query = usePageHistoryQuery({ variables: { slug, page }, fetchPolicy: 'cache-and-network' });
  const { adminPageContent, pageHistory } = query.data ?? {};
  if (adminPageContent && pageHistory)
    return (
      <History
        slug={slug}
        current={adminPageContent}
        history={pageHistory}
        chosen={Number(params.get('version'))}
      />
    );
  return (
    <NotShown query={query} thing="page" back={BACK_TO_PAGES}>
      The link may be incomplete.
    </NotShown>
  );
}

interface HistoryProps {
  slug: string;
  current: NonNullable<PageHistoryQuery['adminPageContent']>;
  history: NonNullable<PageHistoryQuery['pageHistory']>;
  chosen: number;
}

function History({ slug, current, history: { items, pageInfo }, chosen }: HistoryProps) {
  const former = items.find(({ version }) => version !== current.version)?.version;
  const compared = chosen || (current.removedAt ? current.version : former);
  return (
    <AdminPage
      title={`History of ${current.title}`}
      back={current.removedAt ? BACK_TO_PAGES : { to: editPath(slug), label: current.title }}
    >
      {current.removedAt && (
        <Notice tone="warn" title="This page was removed. Restore any version to publish it again." />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
        <div className="grid gap-3">
          <VersionList slug={slug} current={current} versions={items} compared={compared} />
          {pageInfo.totalPages > 1 && (
            <Pagination
              page={pageInfo.page}
              totalPages={pageInfo.totalPages}
              hrefFor={(page) => `${historyPath(slug)}?page=${page}`}
            />
          )}
        </div>
        {compared === undefined ? (
          <p className="text-sm text-ink-2">
            There’s one version so far. Each change adds a version to compare.
          </p>
        ) : (
          <VersionComparison slug={slug} before={compared} after={current.version} />
        )}
      </div>
    </AdminPage>
  );
}
