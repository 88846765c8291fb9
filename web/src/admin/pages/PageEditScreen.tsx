import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ScreenLoading } from '../frame/ScreenLoading.tsx';
import { useEditedPageQuery } from './PageEditor.generated.ts';
import { PageForm } from './PageForm.tsx';
import { BACK_TO_PAGES, historyPath, PAGES } from './pagePaths.ts';

/** /admin/page-contents?edit={slug}: the editor of a page. */
export function PageEditScreen() {
  const slug = useSearchParams()[0].get('edit') ?? '';
  const { data, error, refetch } = useEditedPageQuery({
    variables: { slug },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.pageContent;
  if (page && !page.removedAt)
    return <PageForm page={page} placeholders={data.pagePlaceholders ?? []} reload={refetch} />;
  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title={page?.title ?? 'Page'} back={BACK_TO_PAGES}>
      {page ? (
        <EmptyState
          title="This page was removed"
          action={<LinkButton to={historyPath(slug)}>Open its history</LinkButton>}
        >
          Any of its versions can be brought back.
        </EmptyState>
      ) : data ? (
        <EmptyState title="There is no such page" action={<LinkButton to={PAGES}>All pages</LinkButton>}>
          The address may be misspelt.
        </EmptyState>
      ) : (
        <Notice tone="bad" title="We couldn’t load the page.">
          <Button className="mt-2 justify-self-start" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        </Notice>
      )}
    </AdminPage>
  );
}
