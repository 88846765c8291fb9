import { Eye, History } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { AdminForm } from '../form/AdminForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { filled, filledTitle } from '../richText/filled.ts';
import type { Placeholder } from '../richText/placeholderNode.ts';
import { TextComparison } from '../richText/TextComparison.tsx';
import { TextPreview } from '../richText/TextPreview.tsx';
import { withTitle } from '../richText/withTitle.ts';
import { DeletePageButton } from './DeletePageButton.tsx';
import { useUpdatePageMutation, type AdminPageContentPartsFragment } from './PageEditor.generated.ts';
import { PageFields, type PageValues } from './PageFields.tsx';
import { BACK_TO_PAGES, historyPath, PAGES } from './pagePaths.ts';
import { drawnAs, textPlace } from './textPlace.ts';

interface PageFormProps {
  page: AdminPageContentPartsFragment;
  placeholders: readonly Placeholder[];
  reload: () => Promise<unknown>;
}

/** The form of an existing page. */
export function PageForm({ page, placeholders, reload }: PageFormProps) {
  const { slug, title, content, version, path, lastUpdatedAt, author, isPolicy, menu, menuOrder } = page;
  const navigate = useNavigate();
  const [change] = useUpdatePageMutation();
  const [isPreviewed, setPreviewed] = useState(false);
  const control = useAdminForm<PageValues>({
    draft: `page:${slug}`,
    saved: { slug, title, content, menu, menuOrder },
    revision: version,
    async save(values, revision) {
      const { data } = await change({
        variables: { input: { ...values, menuOrder: Number(values.menuOrder), version: revision } },
      });
      const answer = data?.updatePage;
      return answer?.__typename === 'PageSaved' ? { ...answer, revision: answer.page.version } : answer;
    },
    done: 'Page saved and live.',
    reload,
  });
  const { form, stale } = control;
  const showTheirs = useEffectEvent(() => void reload().catch(() => undefined));
  useEffect(() => {
    if (stale !== null) showTheirs();
  }, [stale]);

  return (
    <AdminPage
      title={title}
      back={BACK_TO_PAGES}
      actions={
        <>
          <Button onClick={() => setPreviewed(true)}>
            <Eye className="size-4" />
            Preview
          </Button>
          <LinkButton to={historyPath(slug)}>
            <History className="size-4" />
            History
          </LinkButton>
          {!isPolicy && (
            <DeletePageButton
              slug={slug}
              title={title}
              onRemoved={() => {
                toast('Page removed. Its history is kept.', {
                  action: { label: 'History', to: historyPath(slug) },
                });
                void navigate(PAGES);
              }}
            />
          )}
        </>
      }
    >
      <p className="text-sm text-ink-2">
        {textPlace(slug)}
        {' · '}
        <a href={path} target="_blank" rel="noopener" className="underline">
          {path}
        </a>
        {` · version ${version}, ${formatDateTime(lastUpdatedAt)}`}
        {author && `, ${author}`}
        {drawnAs(slug) && <span className="block pt-1">{drawnAs(slug)}</span>}
      </p>
      <AdminForm
        scope="WRITE_CONTENT"
        control={control}
        label={`Page ${title}`}
        saveLabel="Save page"
        theirs={
          stale === version && (
            <TextComparison
              before={{
                label: `Theirs (version ${version})`,
                html: filled(withTitle(title, content), placeholders),
              }}
              after={{
                label: 'Yours',
                html: filled(withTitle(form.getValues('title'), form.getValues('content')), placeholders),
              }}
            />
          )
        }
      >
        <PageFields form={form} placeholders={placeholders} isOwn={!isPolicy} />
      </AdminForm>
      {isPreviewed && (
        <Dialog open full onClose={() => setPreviewed(false)} title="Preview">
          <article className="mx-auto grid w-full max-w-[70ch] gap-6">
            <h2 className="text-2xl">{filledTitle(form.getValues('title'), placeholders)}</h2>
            <TextPreview html={form.getValues('content')} placeholders={placeholders} />
          </article>
        </Dialog>
      )}
    </AdminPage>
  );
}
