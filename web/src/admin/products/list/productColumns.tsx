import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { marginOf, marginPercent } from '@treadline/schema/trade/values/margin';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { AdminProductSort } from '../../../apollo/schema.generated.ts';
import { formatCount, formatDate } from '../../../lib/text/format.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { Mark } from '../../frame/mark/Mark.tsx';
import type { ListColumn } from '../../list/state/listColumn.ts';
import { NONE } from '../../list/table/none.tsx';
import { RowLink } from '../../list/table/RowLink.tsx';
import { PriceFigure, StockFigure, type ProductRow } from './ProductFigures.tsx';

/** Whether a product is published, a draft or deleted, as a badge. */
export function ProductMark({ published, deletedAt }: Pick<ProductRow, 'published' | 'deletedAt'>) {
  if (deletedAt) return <Mark tone="bad">Deleted</Mark>;
  return published ? <Mark tone="good">Published</Mark> : <Mark tone="warn">Draft</Mark>;
}

function NameCell({ row }: { row: ProductRow }) {
  return (
    <div className="flex items-center gap-3">
      <span className="size-10 shrink-0 overflow-clip rounded-sm bg-stage">
        <Picture src={row.imageUrl} alt="" sizes="2.5rem" className="size-full object-contain" />
      </span>
      <span className="grid min-w-0">
        <RowLink to={`/admin/products/edit/${row.id}`}>{row.name}</RowLink>
        <span className="text-xs text-ink-2">
          {row.sku} · {seasonLabels[row.season]}
        </span>
      </span>
    </div>
  );
}

type Column = ListColumn<ProductRow, AdminProductSort>;

const money = (pence: number | null | undefined) => (typeof pence === 'number' ? formatPrice(pence) : NONE);

/** Only for users who may see costs. */
const COST_COLUMNS: readonly Column[] = [
  {
    id: 'cost',
    label: 'Cost',
    figures: true,
    optional: true,
    cell: ({ costPrice }) => money(costPrice),
  },
  {
    id: 'margin',
    label: 'Margin',
    figures: true,
    optional: true,
    cell: ({ price, costPrice: cost }) =>
      typeof cost === 'number'
        ? `${formatPrice(marginOf({ price, cost }))}, ${marginPercent({ price, cost })}%`
        : NONE,
  },
];

/** The columns of the list. @param costs whether the user may see costs. */
export const productColumns = (costs: boolean): readonly Column[] =>
  costs
    ? COLUMNS.flatMap((column) => (column.id === 'price' ? [column, ...COST_COLUMNS] : [column]))
    : COLUMNS;

const COLUMNS: readonly Column[] = [
  {
    id: 'name',
    label: 'Tyre',
    always: true,
    sort: { up: 'NAME_ASC', down: 'NAME_DESC' },
    cell: (row) => <NameCell row={row} />,
  },
  {
    id: 'sku',
    label: 'SKU',
    optional: true,
    sort: { up: 'SKU_ASC', down: 'SKU_DESC' },
    cell: ({ sku }) => <span className="whitespace-nowrap">{sku}</span>,
  },
  {
    id: 'ean',
    label: 'EAN',
    optional: true,
    cell: ({ ean }) => ean ?? NONE,
  },
  {
    id: 'size',
    label: 'Size',
    sort: { up: 'SIZE_ASC', down: 'SIZE_DESC' },
    cell: ({ size }) => <span className="whitespace-nowrap">{size}</span>,
  },
  {
    id: 'price',
    label: 'Price',
    figures: true,
    sort: { up: 'PRICE_ASC', down: 'PRICE_DESC' },
    cell: (row) => (row.deletedAt ? null : <PriceFigure row={row} />),
  },
  {
    id: 'stock',
    label: 'Stock',
    figures: true,
    sort: { up: 'STOCK_ASC', down: 'STOCK_DESC' },
    cell: (row) => (row.deletedAt ? null : <StockFigure row={row} />),
  },
  {
    id: 'popularity',
    label: 'Wanted',
    figures: true,
    optional: true,
    sort: { up: 'POPULARITY_ASC', down: 'POPULARITY_DESC' },
    cell: ({ popularity }) => formatCount(popularity ?? 0),
  },
  {
    id: 'updated',
    label: 'Updated',
    sort: { up: 'UPDATED_ASC', down: 'UPDATED_DESC' },
    cell: ({ updatedAt }) =>
      updatedAt && <span className="whitespace-nowrap text-ink-2">{formatDate(updatedAt)}</span>,
  },
  { id: 'state', label: 'Status', cell: (row) => <ProductMark {...row} /> },
];

/** A product as a card on a phone, with editable price and stock. */
export function ProductCard({ row }: { row: ProductRow }) {
  return (
    <div className="grid gap-2">
      <NameCell row={row} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {!row.deletedAt && (
          <>
            <span className="flex items-baseline gap-3">
              <span className="text-xs text-ink-2">Price</span> <PriceFigure row={row} />
            </span>
            <span className="flex items-baseline gap-3">
              <span className="text-xs text-ink-2">Stock</span> <StockFigure row={row} />
            </span>
          </>
        )}
        {!(row.published && row.deletedAt === null) && (
          <span className="ml-auto">
            <ProductMark {...row} />
          </span>
        )}
      </div>
    </div>
  );
}
