import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import type { BlogLabelKind } from '../../apollo/schema.generated.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ColourDot } from '../../ui/base/ColourDot.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { MenuButton } from '../frame/MenuButton.tsx';
import { useDeleteBlogLabelMutation, type BlogLabelPartsFragment } from './BlogLabels.generated.ts';
import { BLOG } from './blogPaths.ts';
import { LabelDialogOnDemand } from './LabelDialogOnDemand.tsx';
import { MergeDialog } from './MergeDialog.tsx';

interface LabelListProps {
  kind: BlogLabelKind;
  labels: readonly BlogLabelPartsFragment[];
}

const articles = (count: number): string => (count === 1 ? '1 article' : `${count} articles`);

/** The topics or tags with their article counts. */
export function LabelList({ kind, labels }: LabelListProps) {
  if (labels.length === 0)
    return (
      <EmptyState title={kind === 'CATEGORY' ? 'No topics yet' : 'No tags yet'}>
        {kind === 'CATEGORY'
          ? 'Every article needs a topic. Add one before you write.'
          : 'Tags group articles across topics. Add one, then select it in an article.'}
      </EmptyState>
    );
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-card">
      {labels.map((label) => (
        <LabelRow
          key={label.id}
          kind={kind}
          label={label}
          others={labels.filter(({ id }) => id !== label.id)}
        />
      ))}
    </ul>
  );
}

interface LabelRowProps {
  kind: BlogLabelKind;
  label: BlogLabelPartsFragment;
  others: readonly BlogLabelPartsFragment[];
}

function LabelRow({ kind, label, others }: LabelRowProps) {
  const { id, name, slug, colour, postCount } = label;
  const [dialog, setDialog] = useState<'change' | 'merge' | null>(null);
  const [remove, { loading }] = useDeleteBlogLabelMutation({ refetchQueries: ['BlogLabels'] });

  async function takeAway() {
    const { data, error } = await remove({ variables: { kind, id } }).catch(failed);
    const answer = data?.deleteBlogLabel;
    if (!answer) return toastFailure(error);
    toast(answer.__typename === 'BlogLabelDeleted' ? `“${name}” removed.` : answer.message, {
      seconds: 6,
    });
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm">
      <ColourDot colour={colour} />
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <span className="font-[650] wrap-anywhere">{name}</span>
        <span className="text-xs wrap-anywhere text-ink-2">{slug}</span>
      </div>
      <Link
        to={`${BLOG}?${kind === 'CATEGORY' ? 'topic' : 'tag'}=${id}`}
        className="min-h-6 underline underline-offset-2 max-md:mr-auto"
      >
        {articles(postCount)}
      </Link>
      <div className="flex gap-2">
        <Button aria-label={`Edit ${name}`} onClick={() => setDialog('change')}>
          Edit
        </Button>
        <MenuButton
          label={`More actions for ${name}`}
          hideLabel
          icon={<Ellipsis className="size-4.5" />}
          items={[
            ...(others.length > 0
              ? [{ label: 'Merge into another', onSelect: () => setDialog('merge') }]
              : []),
            { label: loading ? 'Removing…' : 'Remove', onSelect: () => void takeAway(), dangerous: true },
          ]}
        />
      </div>
      {dialog === 'change' && (
        <LabelDialogOnDemand kind={kind} label={label} onClose={() => setDialog(null)} />
      )}
      {dialog === 'merge' && (
        <MergeDialog kind={kind} label={label} others={others} onClose={() => setDialog(null)} />
      )}
    </li>
  );
}
