import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { MenuButton } from '../../frame/MenuButton.tsx';
import type { ListControl } from '../state/useListState.ts';
import { useDeleteSavedViewMutation, useSavedViewsQuery } from './SavedViews.generated.ts';

const SaveViewDialog = lazy(async () => ({ default: (await import('./SaveViewDialog.tsx')).SaveViewDialog }));

/** The user's saved views of a list: tab, search, filters, sort and columns under a name. */
export function SavedViews({ name, list }: { name: string; list: ListControl }) {
  const { data } = useSavedViewsQuery({ variables: { list: name } });
  const [remove] = useDeleteSavedViewMutation({ refetchQueries: ['SavedViews'] });
  /** Null until a view is first saved, which loads the code for it. */
  const [isNaming, setNaming] = useState<boolean | null>(null);
  const views = data?.savedViews ?? [];
  const current = views.find(({ query }) => query === list.query);

  async function forget(id: number) {
    const answer = await remove({ variables: { id } }).catch(failed);
    if (!answer.data) return toastFailure(answer.error);
    toast('View removed.');
  }

  return (
    <>
      <MenuButton
        label={current?.name ?? 'Views'}
        compact
        icon={<Bookmark className="size-4" />}
        items={[
          ...views.map(({ id, name: label, query }) => ({
            key: String(id),
            label,
            checked: query === list.query,
            onSelect: () => list.open(query),
          })),
          ...(current
            ? [{ label: `Remove “${current.name}”`, divided: true, onSelect: () => void forget(current.id) }]
            : [{ label: 'Save this view…', divided: views.length > 0, onSelect: () => setNaming(true) }]),
        ]}
      />
      {isNaming !== null && (
        <Suspense fallback={null}>
          <SaveViewDialog name={name} query={list.query} open={isNaming} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  );
}
