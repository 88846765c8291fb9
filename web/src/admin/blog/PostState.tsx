import type { BlogPostState } from '../../apollo/schema.generated.ts';
import { formatDateTime } from '../../lib/format.ts';
import { classes } from '../../ui/classes.ts';

const STATES: Record<BlogPostState, { label: string; look: string }> = {
  DRAFT: { label: 'Draft', look: 'bg-tint' },
  SCHEDULED: { label: 'Scheduled', look: 'bg-warn/20' },
  PUBLISHED: { label: 'Published', look: 'bg-good/20' },
  REMOVED: { label: 'Removed', look: 'bg-bad/20' },
};

/** Where an article stands, as a badge. */
export function PostState({ state }: { state: BlogPostState }) {
  const { label, look } = STATES[state];
  return (
    <span className={classes('inline-flex min-h-6 items-center rounded-sm px-2 text-xs font-[650]', look)}>
      {label}
    </span>
  );
}

/** When an article was published or will be. */
export function postDate({
  state,
  publishedAt,
}: {
  state: BlogPostState;
  publishedAt: string | null;
}): string {
  if (publishedAt === null) return 'Not published';
  return state === 'SCHEDULED' ? `Appears ${formatDateTime(publishedAt)}` : formatDateTime(publishedAt);
}
