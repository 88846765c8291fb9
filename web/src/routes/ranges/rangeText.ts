import { seasonAdjectives, SEASONS } from '@treadline/schema/trade/tyre/kind/season';
import { loadKgOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { speedRatingOf } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { overallDiameterMm, turnsInAMile } from '@treadline/schema/trade/tyre/size/rolling-circumference';
import type { TyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { withArticle } from '@treadline/schema/trade/values/indefinite-article';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { capitalised } from '@treadline/schema/trade/values/words';
import { formatCount, formatCounted, formatTyres } from '../../lib/text/format.ts';
import type { RangeFiguresFragment } from './TyreRange.generated.ts';

type Figures = Omit<RangeFiguresFragment, ' $fragmentName' | ' $fragmentRefs' | '__typename'>;
type Part = { readonly value: string; readonly count: number; readonly minPrice: number };

const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Names in a sentence: “Golf, Polo and Passat”. */
export function inWords(names: readonly string[]): string {
  return lists.format(names);
}

/** “214 from £52.90”, for titles. */
export function countAndPrice({ tyreCount, minPrice }: Pick<Figures, 'tyreCount' | 'minPrice'>): string {
  return `${formatCount(tyreCount)} from ${formatPrice(minPrice)}`;
}

/** The price or range of prices per tyre. */
export function priceSentence({
  tyreCount,
  minPrice,
  maxPrice,
}: Pick<Figures, 'tyreCount' | 'minPrice' | 'maxPrice'>): string {
  return minPrice === maxPrice
    ? `${tyreCount === 1 ? 'It' : 'Each'} costs ${formatPrice(minPrice)}, including VAT.`
    : `Prices run from ${formatPrice(minPrice)} to ${formatPrice(maxPrice)} a tyre, including VAT.`;
}

/** “120 are in stock”, or that all or none are. */
export function stockSentence({ tyreCount, inStockCount }: Figures): string {
  if (inStockCount === 0)
    return tyreCount === 1 ? 'It is sold out at the moment.' : 'All of them are sold out at the moment.';
  if (inStockCount < tyreCount)
    return `${formatCount(inStockCount)} of them ${inStockCount === 1 ? 'is' : 'are'} in stock today.`;
  return tyreCount === 1 ? 'It is in stock today.' : 'All of them are in stock today.';
}

/** The count and lowest price for each season, and which seasons are missing. */
export function seasonSentence({ seasons, snowflakeCount, tyreCount }: Figures): string {
  const [only, ...others] = seasons;
  if (!only) return '';
  const adjective = ({ value }: Part) => seasonAdjectives[value as keyof typeof seasonAdjectives];
  if (others.length === 0 && only.count === tyreCount)
    return tyreCount === 1
      ? `It is ${withArticle(adjective(only))} tyre.`
      : `They are all ${adjective(only)} tyres.`;
  const counted = seasons.map(
    (part) => `${formatCount(part.count)} ${adjective(part)} from ${formatPrice(part.minPrice)}`,
  );
  const missing = SEASONS.filter((season) => !seasons.some(({ value }) => value === season));
  const missed = missing.map((season) => `no ${seasonAdjectives[season]} tyre`);
  return [
    `By season: ${inWords(counted)}${missed.length > 0 ? `, and ${inWords(missed)}` : ''}.`,
    snowflakeCount > 0 && snowflakeCount < tyreCount
      ? `${formatCount(snowflakeCount)} ${snowflakeCount === 1 ? 'carries' : 'carry'} the three-peak mountain ` +
        'snowflake, a sign of proven grip on snow.'
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A summary of the tyre labels; empty for motorcycle tyres, which have none. */
export function labelSentence({
  wetGrip,
  fuelEfficiency,
  labelledCount,
  minNoiseDb,
  maxNoiseDb,
  tyreCount,
}: Figures): string {
  if (labelledCount === 0) return '';
  if (labelledCount === 1)
    return (
      `${tyreCount === 1 ? 'Its label says' : 'The one label says'} class ${wetGrip[0]?.value} for wet grip, ` +
      `${fuelEfficiency[0]?.value} for fuel efficiency, and ${minNoiseDb} dB outside.`
    );
  return [
    classSentence('wet grip', wetGrip, labelledCount),
    classSentence('fuel efficiency', fuelEfficiency, labelledCount),
    minNoiseDb === maxNoiseDb
      ? `All of them are labelled ${minNoiseDb} dB for noise.`
      : `Outside noise runs from ${minNoiseDb} to ${maxNoiseDb} dB.`,
  ].join(' ');
}

function classSentence(scale: string, classes: readonly Part[], labelled: number): string {
  const [best] = classes;
  if (!best) return '';
  const share = shareOf(best.count, labelled);
  return best.value === 'A'
    ? `${share} of those with a label reach class A for ${scale}.`
    : `None reaches class A for ${scale}; the best is ${best.value}, with ${share}.`;
}

/** A share that never rounds to none or all: “61%”, “under 1%”. */
export function shareOf(count: number, whole: number): string {
  const percent = (count / whole) * 100;
  if (percent > 0 && percent < 1) return 'under 1%';
  if (percent > 99 && percent < 100) return 'over 99%';
  return `${Math.round(percent)}%`;
}

/** The range of load indices and speed ratings. */
export function ratingSentence({ loadIndexes, speedRatings }: Figures): string {
  const [least, most] = [loadIndexes[0], loadIndexes.at(-1)];
  const [slowest, fastest] = [speedRatings[0], speedRatings.at(-1)];
  if (!least || !most || !slowest || !fastest) return '';
  const load = ({ value }: Part) => `${value} (${loadKgOf(Number(value))} kg a tyre)`;
  const speed = ({ value }: Part) => `${value} (${speedRatingOf(value).mph} mph)`;
  const loads =
    least === most
      ? `The load index is ${load(least)}`
      : `Load indexes go from ${load(least)} to ${load(most)}`;
  const speeds =
    slowest === fastest
      ? `the speed rating ${speed(slowest)}`
      : `speed ratings from ${speed(slowest)} to ${speed(fastest)}`;
  return `${loads}, ${speeds}.`;
}

/** How many are run-flat or extra load; empty if none are. */
export function buildSentence({ runFlatCount, extraLoadCount }: Figures): string {
  const kinds = [
    runFlatCount > 0 ? `${formatTyres(runFlatCount)} can be driven on flat for a while (run-flat)` : '',
    extraLoadCount > 0
      ? `${formatCount(extraLoadCount)} ${extraLoadCount === 1 ? 'is' : 'are'} reinforced for extra load (XL)`
      : '',
  ].filter(Boolean);
  return kinds.length > 0 ? `${inWords(kinds)}.` : '';
}

/** The measurements of a size. */
export function measuresSentence(
  size: string,
  { width, profile, diameter }: Omit<TyreSize, 'construction'>,
): string {
  const tall = Math.round(overallDiameterMm({ width, profile, diameter }));
  const turns = Math.round(turnsInAMile({ width, profile, diameter }));
  return (
    `${capitalised(withArticle(size))} is ${width} mm wide, its sidewall is ${profile}% of that ` +
    `(${Math.round((width * profile) / 100)} mm) ` +
    `and it goes on ${withArticle(`${diameter}-inch`)} rim. By these figures it stands ${tall} mm tall and turns ` +
    `about ${turns} times a mile.`
  );
}

/** “2012 to 2020”, or “from 2020” if still sold. */
export function yearsOf({ yearFrom, yearTo }: { yearFrom: number; yearTo: number | null }): string {
  if (yearTo === null) return `from ${yearFrom}`;
  return yearTo === yearFrom ? String(yearFrom) : `${yearFrom} to ${yearTo}`;
}

/** A size in a sentence or two, for search engines. */
export function sizeDescription(size: string, tyres: Figures): string {
  return (
    `${formatTyres(tyres.tyreCount)} in ${size} from ${formatCounted(tyres.brandCount, 'brand')}. ` +
    `${priceSentence(tyres)} Compare wet grip, noise and seasons.`
  );
}

/** More sizes would leave no room for the rest of the description. */
const MOST_SIZES_DESCRIBED = 2;

interface DescribedCar {
  make: string;
  name: string;
  yearFrom: number;
  yearTo: number | null;
  tyres: Figures;
}

/** A car's sizes and the tyres that fit, for search engines. */
export function carDescription(car: DescribedCar, sizes: readonly string[]): string {
  const { make, name, tyres } = car;
  const fitting =
    tyres.tyreCount === 0
      ? 'We have no tyres on sale that fit it at the moment.'
      : `${formatTyres(tyres.tyreCount)} ${tyres.tyreCount === 1 ? 'fits' : 'fit'}, ` +
        `from ${formatPrice(tyres.minPrice)}.`;
  const more = sizes.length - MOST_SIZES_DESCRIBED;
  const named = [...sizes.slice(0, MOST_SIZES_DESCRIBED), ...(more > 0 ? [`${formatCount(more)} more`] : [])];
  return `Tyre sizes of the ${make} ${name}, ${yearsOf(car)}: ${inWords(named)}. ${fitting}`;
}
