import { keysOf, recordOf } from '../values/words.ts';

interface EndingFacts {
  readonly label: string;
  readonly meaning: string;
  /** The pence that prices end in; null for any. */
  readonly tail: number | null;
}

const PENCE_IN_A_POUND = 100;

/** How calculated prices are rounded. */
export const priceEndings = {
  PENNY: { label: 'To the penny', meaning: 'To the penny.', tail: null },
  ENDING_99: { label: 'To the nearest .99', meaning: 'To the nearest price that ends in .99.', tail: 99 },
  ENDING_95: { label: 'To the nearest .95', meaning: 'To the nearest price that ends in .95.', tail: 95 },
  ENDING_50: { label: 'To the nearest .50', meaning: 'To the nearest price that ends in .50.', tail: 50 },
  ENDING_49: { label: 'To the nearest .49', meaning: 'To the nearest price that ends in .49.', tail: 49 },
  POUND: { label: 'To the nearest pound', meaning: 'To the nearest pound.', tail: 0 },
} as const satisfies Readonly<Record<string, EndingFacts>>;

export type PriceEnding = keyof typeof priceEndings;

export const endingLabels = recordOf<Readonly<Record<PriceEnding, string>>>(
  keysOf(priceEndings).map((ending) => [ending, priceEndings[ending].label]),
);

/** A price in whole pounds above the ending's pence, and never 0. */
const ended = (pounds: number, tail: number): number =>
  Math.max(tail || PENCE_IN_A_POUND, pounds * PENCE_IN_A_POUND + tail);

/** The nearest price with this ending, rounding halves up, and never 0. All in pence. */
export function nearestEnding(pence: number, ending: PriceEnding): number {
  const { tail } = priceEndings[ending];
  return tail === null ? Math.round(pence) : ended(Math.round((pence - tail) / PENCE_IN_A_POUND), tail);
}

/** The lowest price with this ending that isn't below an amount, and never 0. All in pence. */
export function endingAtLeast(pence: number, ending: PriceEnding): number {
  const { tail } = priceEndings[ending];
  return tail === null ? Math.ceil(pence) : ended(Math.ceil((pence - tail) / PENCE_IN_A_POUND), tail);
}
