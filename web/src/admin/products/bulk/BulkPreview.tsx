import { skipToken } from '@apollo/client/react';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatCount } from '../../../lib/text/format.ts';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { useBulkPreviewQuery, type BulkPreviewQuery } from './BulkChange.generated.ts';
import type { Chosen, ReadDraft } from './bulkDraft.ts';
import { REFUSAL_WORDS } from './bulkText.ts';

interface BulkPreviewProps {
  /** The parsed draft as JSON, so that it changes only when its meaning does. */
  read: string;
  chosen: Chosen;
}

/** Previews a bulk change before it's started. */
export function BulkPreview({ read, chosen }: BulkPreviewProps) {
  const draft: ReadDraft = JSON.parse(read);
  const { data, previousData, error } = useBulkPreviewQuery(
    'input' in draft
      ? { variables: { input: { ...draft.input, ...chosen } }, fetchPolicy: 'network-only' }
      : skipToken,
  );
  if (!('input' in draft)) return null;
  const preview = (data ?? previousData)?.previewBulkChange;
  if (!preview)
    return error ? (
      <p className="text-sm text-ink-2">We couldn’t load the preview.</p>
    ) : (
      <div role="status">
        <span className="sr-only">Loading the preview…</span>
        <Skeleton className="h-24" />
      </div>
    );
  return <Preview preview={preview} />;
}

type Shown = NonNullable<BulkPreviewQuery['previewBulkChange']>;

function Preview({ preview: { total, changing, refusals, rows } }: { preview: Shown }) {
  return (
    <section aria-label="Preview" className="grid gap-3 rounded-md bg-tint p-3 text-sm">
      <p role="status" className="font-[650]">
        {changing === total
          ? `${formatCount(total)} ${total === 1 ? 'product changes' : 'products change'}`
          : `${formatCount(changing)} of ${formatCount(total)} products change`}
      </p>
      {refusals.length > 0 && (
        <ul className="grid gap-0.5 text-ink-2">
          {refusals.map(({ reason, count }) => (
            <li key={reason}>
              {formatCount(count)} {count === 1 ? 'stays' : 'stay'} as {count === 1 ? 'it is' : 'they are'}:{' '}
              {REFUSAL_WORDS[reason]}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <ul className="grid gap-1.5">
          {rows.map((row) => (
            <li key={row.productId} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{row.name}</span>
              <span className="ml-auto whitespace-nowrap">{difference(row)}</span>
            </li>
          ))}
          {changing > rows.length && (
            <li className="text-ink-2">and {formatCount(changing - rows.length)} more</li>
          )}
        </ul>
      )}
    </section>
  );
}

function difference(row: Shown['rows'][number]) {
  const [before, after] =
    row.priceBefore !== row.priceAfter
      ? [formatPrice(row.priceBefore), formatPrice(row.priceAfter)]
      : row.stockBefore !== row.stockAfter
        ? [formatCount(row.stockBefore), formatCount(row.stockAfter)]
        : row.publishedAfter
          ? ['Draft', 'Published']
          : ['Published', 'Draft'];
  return (
    <>
      <span className="text-ink-2">{before}</span> <span aria-label="becomes">→</span>{' '}
      <span className="font-[650]">{after}</span>
    </>
  );
}
