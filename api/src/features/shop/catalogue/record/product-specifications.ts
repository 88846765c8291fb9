import { tyreFlagLabels } from '@treadline/schema/trade/listing/tyre-flag';
import { axlePositionLabels } from '@treadline/schema/trade/tyre/axle-position';
import { vehicleOf } from '@treadline/schema/trade/tyre/category';
import { loadKgOf } from '@treadline/schema/trade/tyre/load-index';
import { oeMarkName } from '@treadline/schema/trade/tyre/oe-mark';
import { seasonLabelOf } from '@treadline/schema/trade/tyre/season';
import { speedRatingOf } from '@treadline/schema/trade/tyre/speed-rating';
import { labelScales } from '@treadline/schema/trade/tyre/tyre-label';
import { constructionMeanings } from '@treadline/schema/trade/tyre/tyre-size';
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

/** A technical fact of a tyre. */
interface Fact {
  readonly label: string;
  /** The properties it is read from. */
  readonly from: readonly (keyof Product & string)[];
  /** Null if it does not apply. */
  readonly text: (product: ProductRow) => string | null;
}

/** A fact that one property holds. */
function fact<Name extends keyof Product & string>(
  label: string,
  name: Name,
  text: (value: NonNullable<Partial<Product>[Name]>) => string | null,
): Fact {
  return {
    label,
    from: [name],
    text({ [name]: value }: Partial<Product>) {
      return value === undefined || value === null ? null : text(value);
    },
  };
}

/** Every technical fact of a tyre in the order in which a fitter asks for them. */
const FACTS: readonly Fact[] = [
  fact('Size', 'size', String),
  fact('Width', 'width', (width) => `${width} mm`),
  fact('Profile', 'profile', (profile) => `${profile} %`),
  fact('Rim diameter', 'diameter', (diameter) => `${diameter} in`),
  fact('Load index', 'loadIndex', kilograms),
  fact('Load index in twin', 'loadIndexTwin', kilograms),
  fact('Speed rating', 'speedRating', speedText),
  fact('Construction', 'construction', (construction) => constructionMeanings[construction]),
  fact('Vehicle', 'category', vehicleOf),
  { label: 'Season', from: ['season', 'category'], text: seasonText },
  fact('Position', 'position', (position) => axlePositionLabels[position]),
  fact(labelScales.fuelEfficiency, 'fuelEfficiency', String),
  fact(labelScales.wetGrip, 'wetGrip', String),
  {
    label: 'External noise',
    from: ['noiseDb', 'noiseClass'],
    text: ({ noiseDb, noiseClass }) =>
      noiseDb ? `${noiseDb} dB${noiseClass ? ` (class ${noiseClass})` : ''}` : null,
  },
  fact(tyreFlagLabels.threePeakSnowflake, 'threePeakSnowflake', yesNo),
  fact(tyreFlagLabels.extraLoad, 'extraLoad', yesNo),
  {
    label: tyreFlagLabels.runFlat,
    from: ['runFlat', 'runFlatCode'],
    text: ({ runFlat, runFlatCode }) => (runFlat ? `Yes (${runFlatCode ?? 'run-flat'})` : 'No'),
  },
  fact('Made for electric cars', 'evSpec', yesNo),
  fact('Car maker’s mark', 'oeMark', oeMarkName),
  fact('Part number (SKU)', 'sku', String),
  fact('EAN', 'ean', String),
];

/** The properties that the specifications are read from. */
export const SPECIFIED: readonly string[] = FACTS.flatMap(({ from }) => from);

/** The technical facts of a tyre, without those that do not apply. */
export const specificationsOf = (product: ProductRow): Specification[] =>
  FACTS.flatMap(({ label, text }) => {
    const value = text(product);
    return value === null ? [] : [{ label, value }];
  });
