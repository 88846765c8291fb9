import { formatDate } from '../../../lib/text/format.ts';
import { FALLBACK_UPDATED } from './policies.ts';

/** When a page's text was last changed; without a page, when its short default was. */
export function LastUpdated({ page }: { page: { lastUpdatedAt: string } | null | undefined }) {
  if (!page) return <p className="text-sm">{`Last Updated: ${FALLBACK_UPDATED}`}</p>;
  return (
    <p className="text-sm">
      Last Updated: <time dateTime={page.lastUpdatedAt}>{formatDate(page.lastUpdatedAt)}</time>
    </p>
  );
}
