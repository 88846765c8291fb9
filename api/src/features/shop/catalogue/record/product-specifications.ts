import { tyreFlagLabels } from '@treadline/schema/trade/listing/tyre-flag';
import { vehicleOf } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabelOf } from '@treadline/schema/trade/tyre/kind/season';
import { labelScales } from '@treadline/schema/trade/tyre/label/tyre-label';
import { axlePositionLabels } from '@treadline/schema/trade/tyre/marking/axle-position';
import { loadKgOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { oeMarkName } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { speedRatingOf } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { constructionMeanings } from '@treadline/schema/trade/tyre/size/tyre-size';
import { tyreAttributes, type TyreAttribute } from '@treadline/schema/trade/tyre/tyre-attribute';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { Specification } from './model.entity.ts';
import type { ProductRow } from './product-row.ts';
import type { Product } from './product.entity.ts';

/** "All season": a fact begins with a capital letter and continues in lower case. */
function seasonText({ category, season }: Partial<Product>): string | null {
  const label = category && season ? seasonLabelOf({ category, season }) : null;
  return label && label.charAt(0) + label.slice(1).toLowerCase();
}

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

const kilograms = (loadIndex: number): string => `${loadIndex} (${loadKgOf(loadIndex)} kg a tyre)`;

function speedText(speedRating: string): string {
  const { mph, kmh } = speedRatingOf(speedRating);
  return `${speedRating} (${mph} mph, ${kmh} km/h)`;
}

/** The properties that technical facts use. */
type Specified =
  | TyreAttribute
  | 'size'
  | 'width'
  | 'profile'
  | 'diameter'
  | 'construction'
  | 'loadIndex'
  | 'loadIndexTwin'
  | 'speedRating'
  | 'category'
  | 'season'
  | 'sku'
  | 'ean';

/** The technical fact about a property. */
interface Fact<Name extends Specified> {
  readonly label: string;
  /** Null if it does not apply. */
  readonly text: (value: NonNullable<ProductRow[Name]>, tyre: ProductRow) => string | null;
}

/** Every technical fact of a tyre, in the order fitters need them; null for a property included in another fact. */
const FACTS: { readonly [Name in Specified]: Fact<Name> | null } = {
  size: { label: 'Size', text: String },
  width: { label: 'Width', text: (width) => `${width} mm` },
  profile: { label: 'Profile', text: (profile) => `${profile} %` },
  diameter: { label: 'Rim diameter', text: (diameter) => `${diameter} in` },
  loadIndex: { label: 'Load index', text: kilograms },
  loadIndexTwin: { label: 'Load index in twin', text: kilograms },
  speedRating: { label: 'Speed rating', text: speedText },
  construction: { label: 'Construction', text: (construction) => constructionMeanings[construction] },
  category: { label: 'Vehicle', text: vehicleOf },
  season: { label: 'Season', text: (_, tyre) => seasonText(tyre) },
  position: { label: 'Position', text: (position) => axlePositionLabels[position] },
  fuelEfficiency: { label: labelScales.fuelEfficiency, text: String },
  wetGrip: { label: labelScales.wetGrip, text: String },
  noiseDb: {
    label: 'External noise',
    text: (noiseDb, { noiseClass }) => `${noiseDb} dB${noiseClass ? ` (class ${noiseClass})` : ''}`,
  },
  noiseClass: null,
  threePeakSnowflake: { label: tyreFlagLabels.threePeakSnowflake, text: yesNo },
  extraLoad: { label: tyreFlagLabels.extraLoad, text: yesNo },
  runFlat: {
    label: tyreFlagLabels.runFlat,
    text: (runFlat, { runFlatCode }) => (runFlat ? `Yes (${runFlatCode ?? 'run-flat'})` : 'No'),
  },
  runFlatCode: null,
  evSpec: { label: tyreAttributes.evSpec.label, text: yesNo },
  oeMark: { label: tyreAttributes.oeMark.label, text: oeMarkName },
  sku: { label: 'Part number (SKU)', text: String },
  ean: { label: 'EAN', text: String },
};

/** The properties used by the specifications. */
export const SPECIFIED: readonly Specified[] = keysOf(FACTS);

function specification<Name extends Specified>(name: Name, tyre: ProductRow): Specification[] {
  const fact: Fact<Name> | null = FACTS[name];
  const value: ProductRow[Name] = tyre[name];
  const text = fact === null || value === undefined || value === null ? null : fact.text(value, tyre);
  return fact === null || text === null ? [] : [{ label: fact.label, value: text }];
}

/** The technical facts of a tyre, without those that don't apply. */
export const specificationsOf = (tyre: ProductRow): Specification[] =>
  SPECIFIED.flatMap((name) => specification(name, tyre));
