import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { useAdminPageContentQuery } from './PageEditor.generated.ts';
import { PageForm } from './PageForm.tsx';
import { BACK_TO_PAGES, historyPath } from './pagePaths.ts';
import { textPlaceholders } from './textPlaceholders.ts';

/** /admin/page-contents?edit={slug}: edits a page. */
export function PageEditScreen() {
  const slug = useSearchParams()[0].get('edit') ?? '';
  const query = useAdminPageContentQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' });
  const page = query.data?.adminPageContent;
  if (page?.removedAt)
    return (
      <AdminPage title={page.title} back={BACK_TO_PAGES}>
        <EmptyState
          title="This page was removed"
          action={<LinkButton to={historyPath(slug)}>View history</LinkButton>}
        >
          You can restore any of its versions.
        </EmptyState>
      </AdminPage>
    );
  if (page)
    return (
      <PageForm
        page={page}
        placeholders={textPlaceholders(slug, query.data?.pagePlaceholders ?? [])}
        reload={query.refetch}
      />
    );
  return (
    <NotShown query={query} thing="page" back={BACK_TO_PAGES}>
      The link may be incomplete.
    </NotShown>
  );
}
