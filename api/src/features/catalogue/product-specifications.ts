import { loadKgOf } from '@treadline/schema/trade/load-index';
import { speedRatingOf } from '@treadline/schema/trade/speed-rating';
import type { Specification } from './model.entity.ts';
import type { ProductRow } from './product-columns.ts';

const CATEGORY: Readonly<Record<string, string>> = {
  CAR: 'Car',
  SUV: '4x4/SUV',
  VAN: 'Van',
  MOTORCYCLE: 'Motorcycle',
};
const SEASON: Readonly<Record<string, string>> = {
  SUMMER: 'Summer',
  WINTER: 'Winter',
  ALL_SEASON: 'All season',
};
const CONSTRUCTION: Readonly<Record<string, string>> = {
  R: 'Radial',
  ZR: 'Radial, ZR',
  C: 'Radial, commercial',
  B: 'Bias belted',
};
const POSITION: Readonly<Record<string, string>> = { FRONT: 'Front', REAR: 'Rear' };

const yesNo = (value: boolean | undefined): string => (value ? 'Yes' : 'No');

function ratings({ loadIndex = 0, loadIndexTwin, speedRating = '' }: ProductRow): [string, string | null][] {
  const speed = speedRatingOf(speedRating);
  return [
    ['Load index', `${loadIndex} (${loadKgOf(loadIndex)} kg a tyre)`],
    ['Load index in twin', loadIndexTwin ? `${loadIndexTwin} (${loadKgOf(loadIndexTwin)} kg a tyre)` : null],
    ['Speed rating', `${speedRating} (${speed.mph} mph, ${speed.kmh} km/h)`],
  ];
}

function label({ fuelEfficiency, wetGrip, noiseDb, noiseClass }: ProductRow): [string, string | null][] {
  return [
    ['Fuel efficiency', fuelEfficiency ?? null],
    ['Wet grip', wetGrip ?? null],
    ['External noise', noiseDb ? `${noiseDb} dB${noiseClass ? ` (class ${noiseClass})` : ''}` : null],
  ];
}

/** Every technical fact of a tyre in the order a fitter asks for them; what does not apply is left out. */
export function specificationsOf(product: ProductRow): Specification[] {
  const facts: [string, string | null][] = [
    ['Size', product.size ?? null],
    ['Width', `${product.width} mm`],
    ['Profile', `${product.profile} %`],
    ['Rim diameter', `${product.diameter} in`],
    ...ratings(product),
    ['Construction', CONSTRUCTION[product.construction ?? ''] ?? null],
    ['Vehicle', CATEGORY[product.category ?? ''] ?? null],
    ['Season', SEASON[product.season ?? ''] ?? null],
    ['Position', POSITION[product.position ?? ''] ?? null],
    ...label(product),
    ['Snow rated (3PMSF)', yesNo(product.threePeakSnowflake)],
    ['Extra load (XL)', yesNo(product.extraLoad)],
    ['Run-flat', product.runFlat ? `Yes (${product.runFlatCode ?? 'run-flat'})` : 'No'],
    ['Made for electric cars', yesNo(product.evSpec)],
    ['Car maker’s mark', product.oeMark ?? null],
    ['Part number (SKU)', product.sku ?? null],
    ['EAN', product.ean ?? null],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [{ label: name, value }]));
}
