import { seasonLabelOf } from '@treadline/schema/trade/tyre/kind/season';
import { labelScales } from '@treadline/schema/trade/tyre/label/tyre-label';
import { formatCount } from '../../lib/text/format.ts';
import type { KeyFactsFragment } from './KeyFacts.generated.ts';

/** A fact that decides between tyres. */
interface KeyFact {
  label: string;
  value: string;
  /** The figure in a driver's units. */
  meaning?: string;
}

type Facts = Omit<KeyFactsFragment, '__typename' | ' $fragmentName'>;

const known = (label: string, value: string | null): KeyFact[] => (value === null ? [] : [{ label, value }]);

/** The facts that a driver compares, the most important first. A motorcycle tyre has no label, and so fewer. */
export function keyFacts(tyre: Facts): KeyFact[] {
  const { size, loadIndex, maxLoadKg, speedRating, maxSpeedMph, fuelEfficiency, wetGrip, noiseDb } = tyre;
  return [
    { label: 'Size', value: size },
    ...known('Season', seasonLabelOf(tyre)),
    { label: 'Load index', value: String(loadIndex), meaning: `${formatCount(maxLoadKg)} kg a tyre` },
    { label: 'Speed rating', value: speedRating, meaning: `up to ${maxSpeedMph} mph` },
    ...known(labelScales.fuelEfficiency, fuelEfficiency),
    ...known(labelScales.wetGrip, wetGrip),
    ...known(labelScales.noise, noiseDb === null ? null : `${noiseDb} dB`),
  ];
}

/** The part numbers by which the tyre is ordered. */
export function partNumbers({ sku, ean }: Facts): KeyFact[] {
  return [{ label: 'SKU', value: sku }, ...known('EAN', ean)];
}
