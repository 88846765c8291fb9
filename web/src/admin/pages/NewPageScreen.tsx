import { slugOf } from '@treadline/schema/trade/values/slug';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminForm } from '../form/AdminForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { ScreenLoading } from '../frame/page/ScreenLoading.tsx';
import { useCreatePageMutation, useNewPagePlaceholdersQuery } from './PageEditor.generated.ts';
import { PageFields, type PageValues } from './PageFields.tsx';
import { BACK_TO_PAGES, editPath } from './pagePaths.ts';

const EMPTY: PageValues = { slug: '', title: '', content: '', menu: 'NONE', menuOrder: 0 };

/** /admin/page-contents/new: writes a new page. */
export function NewPageScreen() {
  const navigate = useNavigate();
  const { data, error } = useNewPagePlaceholdersQuery();
  const [create] = useCreatePageMutation();
  const control = useAdminForm<PageValues>({
    draft: 'page:new',
    saved: EMPTY,
    async save(input) {
      const { data: answered } = await create({
        variables: { input: { ...input, menuOrder: Number(input.menuOrder) } },
      });
      const answer = answered?.createPage;
      return answer?.__typename === 'PageExists'
        ? { ...answer, fields: [{ path: 'slug', message: answer.message }] }
        : answer;
    },
    done: 'Page published.',
    onSaved: (answer) => {
      if ('page' in answer)
        void navigate(editPath(String((answer.page as { slug: string }).slug)), { replace: true });
    },
  });
  const { form } = control;

  // The web address follows the title until the user edits it.
  useEffect(
    () =>
      form.subscribe({
        name: 'title',
        formState: { values: true, dirtyFields: true },
        callback: ({ values, dirtyFields }) => {
          const slug = slugOf(values.title);
          if (!dirtyFields?.slug && values.slug !== slug) form.setValue('slug', slug);
        },
      }),
    [form],
  );

  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title="New page" back={BACK_TO_PAGES}>
      <AdminForm scope="WRITE_CONTENT" control={control} label="New page" saveLabel="Add page" alwaysShowBar>
        <PageFields form={form} placeholders={data?.pagePlaceholders ?? []} isNew isOwn />
      </AdminForm>
    </AdminPage>
  );
}
