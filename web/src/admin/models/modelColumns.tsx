import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { AdminModelSort } from '../../apollo/schema.generated.ts';
import { formatCount, formatDate } from '../../lib/text/format.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { ratingColumn, stockColumn } from '../list/table/catalogueColumns.tsx';
import { NONE } from '../list/table/none.tsx';
import { RowLink } from '../list/table/RowLink.tsx';
import type { ModelListQuery } from './ModelList.generated.ts';

type Row = NonNullable<ModelListQuery['adminModels']>['items'][number];

/** Formats "£61.20", or "£61.20 – £184.00"; null without prices. */
export function priceRange({ minPrice, maxPrice }: Pick<Row, 'minPrice' | 'maxPrice'>): string | null {
  if (minPrice === null || maxPrice === null) return null;
  const low = formatPrice(minPrice);
  return minPrice === maxPrice ? low : `${low} – ${formatPrice(maxPrice)}`;
}

/** Formats "45", or "42 of 45" if some are drafts. */
function sizesText({ sizeCount, publishedSizeCount }: Row): string {
  return sizeCount === publishedSizeCount
    ? formatCount(sizeCount)
    : `${formatCount(publishedSizeCount)} of ${formatCount(sizeCount)}`;
}

/** Says why shoppers can't see a model; renders nothing if they can. */
export function StateMark({
  isDeleted,
  sizeCount,
  publishedSizeCount,
}: Pick<Row, 'isDeleted' | 'sizeCount' | 'publishedSizeCount'>) {
  if (isDeleted) return <Mark tone="bad">Removed</Mark>;
  if (publishedSizeCount > 0) return null;
  return <Mark tone="warn">{sizeCount === 0 ? 'No sizes yet' : 'Not in the shop'}</Mark>;
}

function ModelName({ row }: { row: Row }) {
  const { id, model } = row;
  return (
    <span className="flex items-center gap-3">
      <span className="size-10 shrink-0 overflow-hidden rounded-md bg-tint">
        <Picture src={model.images[0]?.url} alt="" sizes="40px" className="size-10 object-contain" />
      </span>
      <span className="grid min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <RowLink to={`/admin/models/${id}`}>{model.fullName}</RowLink>
          <StateMark {...row} />
        </span>
        <span className="text-xs text-ink-2">
          {seasonLabels[model.season]} · {categoryLabels[model.category]}
        </span>
      </span>
    </span>
  );
}

export const modelColumns: readonly ListColumn<Row, AdminModelSort>[] = [
  {
    id: 'name',
    label: 'Model',
    always: true,
    sort: { up: 'NAME_ASC', down: 'NAME_DESC' },
    cell: (row) => <ModelName row={row} />,
  },
  {
    id: 'sizes',
    label: 'Sizes',
    figures: true,
    sort: { up: 'SIZES_ASC', down: 'SIZES_DESC' },
    cell: (row) => sizesText(row),
  },
  {
    id: 'price',
    label: 'Price',
    figures: true,
    sort: { up: 'PRICE_ASC', down: 'PRICE_DESC' },
    cell: (row) => priceRange(row) ?? NONE,
  },
  stockColumn,
  ratingColumn(({ model }) => model),
  {
    id: 'changed',
    label: 'Updated',
    figures: true,
    optional: true,
    sort: { up: 'UPDATED_ASC', down: 'UPDATED_DESC' },
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];

/** A model as a card on a phone. */
export function ModelCard({ row }: { row: Row }) {
  return (
    <div className="grid gap-2">
      <ModelName row={row} />
      <span className="flex flex-wrap justify-between gap-x-3">
        <span>
          {sizesText(row)} {row.sizeCount === 1 ? 'size' : 'sizes'} · {formatCount(row.stockQuantity)} in
          stock
        </span>
        <span className="font-[650]">{priceRange(row)}</span>
      </span>
    </div>
  );
}
