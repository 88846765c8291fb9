import {
  TYRE_ATTRIBUTES,
  tyreAttributes,
  type TyreAttribute,
} from '@treadline/schema/trade/tyre/tyre-attribute';
import { moneyFigures } from '@treadline/schema/trade/values/money-figure';
import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import type { ProductValues } from './productValues.ts';

const ATTRIBUTE_LABELS = recordOf<Readonly<Record<TyreAttribute, string>>>(
  TYRE_ATTRIBUTES.map((name) => [name, tyreAttributes[name].label]),
);

const LABELS: Readonly<Record<keyof ProductValues, string>> = {
  model: 'Model',
  size: 'Size',
  loadIndex: 'Load index',
  speedRating: 'Speed rating',
  sku: 'SKU',
  ean: 'EAN',
  name: 'Name',
  slug: 'Web address',
  listPrice: moneyFigures.listPrice,
  mailOrderPrice: moneyFigures.mailOrderPrice,
  fittedPrice: moneyFigures.fittedPrice,
  costPrice: moneyFigures.costPrice,
  saleEndsOn: 'Last day of the sale',
  stockQuantity: 'Stock',
  published: 'Published',
  category: 'Vehicle',
  season: 'Season',
  ...ATTRIBUTE_LABELS,
  description: 'Description',
  images: 'Pictures',
};

function worded(value: string | boolean | readonly string[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return String(value.length);
  return value === '' ? 'nothing' : value;
}

/** A colleague's changes since the form was opened, field by field. */
export function ConflictDiff({ read, saved }: { read: ProductValues; saved: ProductValues }) {
  const names = keysOf(LABELS).filter((name) => JSON.stringify(read[name]) !== JSON.stringify(saved[name]));
  if (names.length === 0) return null;
  return (
    <ul aria-label="Their changes" className="grid gap-0.5">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {LABELS[name]}: {worded(read[name])} → <strong>{worded(saved[name])}</strong>
        </li>
      ))}
    </ul>
  );
}
