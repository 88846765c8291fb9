import { axlePositionLabels } from '@treadline/schema/trade/axle-position';
import { vehicleOf } from '@treadline/schema/trade/category';
import { loadKgOf } from '@treadline/schema/trade/load-index';
import { seasonLabels, type Season } from '@treadline/schema/trade/season';
import { speedRatingOf } from '@treadline/schema/trade/speed-rating';
import { constructionMeanings } from '@treadline/schema/trade/tyre-size';
import type { Specification } from './model.entity.ts';
import type { ProductRow } from './product-columns.ts';

/** "All season": a fact begins with a capital and goes on without. */
const seasonText = (season: Season): string =>
  seasonLabels[season].charAt(0) + seasonLabels[season].slice(1).toLowerCase();

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
    ['Construction', product.construction ? constructionMeanings[product.construction] : null],
    ['Vehicle', product.category ? vehicleOf(product.category) : null],
    ['Season', product.season ? seasonText(product.season) : null],
    ['Position', product.position ? axlePositionLabels[product.position] : null],
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
