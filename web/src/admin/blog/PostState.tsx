import type { BlogPostState } from '../../apollo/schema.generated.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';

const STATES = {
  DRAFT: { label: 'Draft', tone: 'plain' },
  SCHEDULED: { label: 'Scheduled', tone: 'warn' },
  PUBLISHED: { label: 'Published', tone: 'good' },
  DELETED: { label: 'Removed', tone: 'bad' },
} as const satisfies Record<BlogPostState, { label: string; tone: string }>;

export function PostState({ state }: { state: BlogPostState }) {
  const { label, tone } = STATES[state];
  return <Mark tone={tone}>{label}</Mark>;
}

/** When an article was or will be published. */
export function postDate({
  state,
  publishedAt,
}: {
  state: BlogPostState;
  publishedAt: string | null;
}): string {
  if (publishedAt === null) return 'Not published';
  return state === 'SCHEDULED' ? `Scheduled for ${formatDateTime(publishedAt)}` : formatDateTime(publishedAt);
}
