import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { usualQuantities } from '@treadline/schema/trade/listing/quantity';
import { LOW_STOCK_BELOW } from '@treadline/schema/trade/listing/stock-level';
import { tyreFlagLabels } from '@treadline/schema/trade/listing/tyre-flag';
import { seasonLabelOf } from '@treadline/schema/trade/tyre/kind/season';
import { LABEL_CLASSES, type LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { oeMarkName } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatCount, formatWeekday } from '../../lib/text/format.ts';
import type { ComparedTyreFragment } from './ComparePage.generated.ts';
import { warrantyTerms } from './warrantyTerms.ts';

/** A row of the comparison: one fact of each tyre. */
export interface ComparisonRow {
  label: string;
  /** The fact in words. Rows differ if these do. */
  text: (tyre: ComparedTyreFragment) => string;
  /** Marks the row that shows another text if the shopper's vehicle takes a different size at each axle. */
  isForSet?: true;
  /** For facts with a best value. */
  best?: {
    /** The name of the best: "Lowest price". */
    name: string;
    /** Higher is better; null if this tyre lacks the fact. */
    merit: (tyre: ComparedTyreFragment) => number | null;
  };
}

/** Rounded as displayed, so that equal figures tie. */
const starsText = (rating: number): string => rating.toFixed(1);
/** Motorcycle tyres have no label. */
const NO_LABEL = 'No label';
const classMerit = (value: LabelClass | null): number | null => value && -LABEL_CLASSES.indexOf(value);
const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

function stockText(stock: number): string {
  if (stock <= 0) return 'Out of stock';
  return stock < LOW_STOCK_BELOW ? `Low stock, ${stock} left` : 'In stock';
}

/** The price of a full set for a vehicle. */
function setPriceText({ price, ...place }: ComparedTyreFragment): string {
  const tyres = Math.max(...usualQuantities(place));
  return `${formatPrice(tyres * price)} for ${tyres}`;
}

function warrantyText(tyre: ComparedTyreFragment): string {
  const { years, miles } = warrantyTerms.brandTiers[tyre.brand.tier];
  return miles ? `${years}, ${miles}` : years;
}

/** The rows of a comparison, in the order of a buyer's questions. */
export const comparisonRows: readonly ComparisonRow[] = [
  {
    label: 'Price for one',
    text: ({ price }) => formatPrice(price),
    best: { name: 'Lowest price', merit: ({ price }) => -price },
  },
  { label: 'Price for a set', text: setPriceText, isForSet: true },
  {
    label: 'Price for one, fitted',
    text: ({ price, fittingPrice }) =>
      fittingPrice === null ? 'Not sold fitted' : formatPrice(price + fittingPrice),
  },
  { label: 'Fitted from', text: ({ fittedFrom }) => (fittedFrom ? formatWeekday(fittedFrom) : 'Ask us') },
  { label: 'Availability', text: ({ stockQuantity }) => stockText(stockQuantity) },
  {
    label: 'Rating',
    text: ({ rating, reviewCount }) =>
      rating === null || reviewCount === 0
        ? 'No reviews yet'
        : `${starsText(rating)} out of 5 (${formatCount(reviewCount)})`,
    best: {
      name: 'Best rated',
      merit: ({ rating, reviewCount }) =>
        rating === null || reviewCount === 0 ? null : Number(starsText(rating)),
    },
  },
  {
    label: 'Wet grip',
    text: ({ wetGrip }) => wetGrip ?? NO_LABEL,
    best: { name: 'Best in the wet', merit: ({ wetGrip }) => classMerit(wetGrip) },
  },
  {
    label: 'Fuel efficiency',
    text: ({ fuelEfficiency }) => fuelEfficiency ?? NO_LABEL,
    best: { name: 'Most fuel-efficient', merit: ({ fuelEfficiency }) => classMerit(fuelEfficiency) },
  },
  {
    label: 'Noise outside',
    text: ({ noiseDb, noiseClass }) =>
      noiseDb === null ? NO_LABEL : `${noiseDb} dB${noiseClass ? ` (class ${noiseClass})` : ''}`,
    best: { name: 'Quietest', merit: ({ noiseDb }) => noiseDb && -noiseDb },
  },
  { label: 'Season', text: (tyre) => seasonLabelOf(tyre) ?? 'Road' },
  {
    label: tyreFlagLabels.threePeakSnowflake,
    text: ({ threePeakSnowflake }) => yesNo(threePeakSnowflake),
  },
  { label: 'Size', text: ({ size }) => size },
  { label: 'Load', text: ({ maxLoadKg, loadIndex }) => `${formatCount(maxLoadKg)} kg (${loadIndex})` },
  { label: 'Top speed', text: ({ maxSpeedMph, speedRating }) => `${maxSpeedMph} mph (${speedRating})` },
  { label: tyreFlagLabels.runFlat, text: ({ runFlat }) => yesNo(runFlat) },
  { label: tyreFlagLabels.extraLoad, text: ({ extraLoad }) => yesNo(extraLoad) },
  { label: tyreFlagLabels.evSpec, text: ({ evSpec }) => yesNo(evSpec) },
  { label: 'Car maker’s mark', text: ({ oeMark }) => (oeMark === null ? 'None' : oeMarkName(oeMark)) },
  { label: 'Brand range', text: ({ brand }) => brandTierLabels[brand.tier] },
  { label: 'Brand from', text: ({ brand }) => brand.country || 'Not known' },
  { label: 'Manufacturer’s warranty', text: warrantyText },
];

export function differs({ text }: ComparisonRow, tyres: readonly ComparedTyreFragment[]): boolean {
  return new Set(tyres.map(text)).size > 1;
}

/** The ids of the best tyres in this row; empty if all are equal, or only one has the fact. */
export function bestIn({ best }: ComparisonRow, tyres: readonly ComparedTyreFragment[]): ReadonlySet<number> {
  const merits = tyres.flatMap((tyre) => {
    const merit = best?.merit(tyre) ?? null;
    return merit === null ? [] : [{ id: tyre.id, merit }];
  });
  const most = Math.max(...merits.map(({ merit }) => merit));
  const winners = merits.filter(({ merit }) => merit === most);
  return new Set(winners.length < merits.length ? winners.map(({ id }) => id) : []);
}
