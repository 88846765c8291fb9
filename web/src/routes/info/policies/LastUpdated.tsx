import { formatDate } from '../../../lib/text/format.ts';
import { FALLBACK_UPDATED } from './policies.ts';

/** The date of a page's last change; without a page, the date of its default text. */
export function LastUpdated({ page }: { page: { lastUpdatedAt: string } | null | undefined }) {
  if (!page) return <p className="text-sm">{`Last Updated: ${FALLBACK_UPDATED}`}</p>;
  return (
    <p className="text-sm">
      Last Updated: <time dateTime={page.lastUpdatedAt}>{formatDate(page.lastUpdatedAt)}</time>
    </p>
  );
}
