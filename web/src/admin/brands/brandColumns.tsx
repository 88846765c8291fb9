import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import type { AdminBrandSort } from '../../apollo/schema.generated.ts';
import { formatCount } from '../../lib/text/format.ts';
import type { ListColumn } from '../list/state/listColumn.ts';
import { ratingColumn, stockColumn } from '../list/table/catalogueColumns.tsx';
import type { BrandRowFragment } from './BrandList.generated.ts';

interface BrandNameProps {
  row: BrandRowFragment;
  onOpen: (row: BrandRowFragment) => void;
}

/** The button that names a row, covers all of it and opens the form. */
function BrandName({ row, onOpen }: BrandNameProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(row)}
      className="text-left font-[650] wrap-anywhere after:absolute after:inset-0 hover:underline"
    >
      {row.brand.name}
    </button>
  );
}

export function brandColumns(
  onOpen: (row: BrandRowFragment) => void,
): ListColumn<BrandRowFragment, AdminBrandSort>[] {
  return [
    {
      id: 'name',
      label: 'Brand',
      always: true,
      sort: { up: 'NAME_ASC', down: 'NAME_DESC' },
      cell: (row) => <BrandName row={row} onOpen={onOpen} />,
    },
    { id: 'tier', label: 'Class', cell: ({ brand }) => brandTierLabels[brand.tier] },
    { id: 'country', label: 'Country', optional: true, cell: ({ brand }) => brand.country },
    {
      id: 'models',
      label: 'Models',
      figures: true,
      sort: { up: 'MODELS_ASC', down: 'MODELS_DESC' },
      cell: ({ modelCount }) => formatCount(modelCount),
    },
    {
      id: 'sizes',
      label: 'Sizes',
      figures: true,
      sort: { up: 'SIZES_ASC', down: 'SIZES_DESC' },
      cell: ({ sizeCount }) => formatCount(sizeCount),
    },
    stockColumn,
    ratingColumn((row) => row),
  ];
}

/** A brand as a card on a phone. */
export function BrandCard({ row, onOpen }: BrandNameProps) {
  const { brand, modelCount, sizeCount, stockQuantity } = row;
  return (
    <div className="grid gap-1">
      <span className="flex justify-between gap-3">
        <BrandName row={row} onOpen={onOpen} />
        <span className="text-ink-2">{brandTierLabels[brand.tier]}</span>
      </span>
      <span>
        {formatCount(modelCount)} {modelCount === 1 ? 'model' : 'models'} · {formatCount(sizeCount)}{' '}
        {sizeCount === 1 ? 'size' : 'sizes'} · {formatCount(stockQuantity)} in stock
      </span>
    </div>
  );
}
