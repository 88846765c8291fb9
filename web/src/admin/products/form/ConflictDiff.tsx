import type { ProductValues } from './productValues.ts';

const LABELS: Readonly<Record<keyof ProductValues, string>> = {
  model: 'Model',
  size: 'Size',
  loadIndex: 'Load index',
  speedRating: 'Speed rating',
  sku: 'SKU',
  ean: 'EAN',
  name: 'Name',
  slug: 'Address',
  listPrice: 'List price',
  mailOrderPrice: 'Delivered price',
  fittedPrice: 'Fitted price',
  saleEndsOn: 'Last day of the sale',
  stockQuantity: 'Stock',
  published: 'Published',
  category: 'Vehicle',
  season: 'Season',
  fuelEfficiency: 'Fuel',
  wetGrip: 'Wet grip',
  noiseDb: 'Noise',
  noiseClass: 'Noise class',
  runFlat: 'Run-flat',
  runFlatCode: 'Run-flat term',
  extraLoad: 'Extra load',
  evSpec: 'Made for electric cars',
  threePeakSnowflake: 'Snowflake',
  oeMark: 'Car maker’s mark',
  position: 'Axle',
  description: 'Description',
  images: 'Pictures',
};

function worded(value: string | boolean | readonly string[]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return String(value.length);
  return value === '' ? 'nothing' : value;
}

/** What somebody else has changed since the form was opened, field by field. */
export function ConflictDiff({ read, saved }: { read: ProductValues; saved: ProductValues }) {
  const names = (Object.keys(LABELS) as (keyof ProductValues)[]).filter(
    (name) => JSON.stringify(read[name]) !== JSON.stringify(saved[name]),
  );
  if (names.length === 0) return null;
  return (
    <ul aria-label="What they changed" className="grid gap-0.5">
      {names.map((name) => (
        <li key={name} className="wrap-anywhere">
          {LABELS[name]}: {worded(read[name])} → <strong>{worded(saved[name])}</strong>
        </li>
      ))}
    </ul>
  );
}
