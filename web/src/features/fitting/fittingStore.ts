import { FITTING_EXTRAS, type ExtraUnits } from '@treadline/schema/trade/fitting/fitting-extra';
import { FITTING_WAYS, type FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import { createStoredList, useStoredList } from '../../lib/browser/storedList.ts';
import { recordFrom, textFrom } from '../../lib/text/record.ts';

/** Where and when tyres are to be fitted, as chosen so far. */
export interface FittingChoice {
  way: FittingWay;
  /** The postcode or town near which a centre is looked for; '' for the base town. */
  near: string;
  /** The centre's identifier; null for a van, and until one is chosen. */
  centre: string | null;
  /** The start of the slot, an ISO instant; null until one is chosen. */
  start: string | null;
  extras: readonly ExtraUnits[];
  /** The number plate as typed; '' for the vehicle that the tyres were searched for. */
  registration: string;
}

function extraFrom(value: unknown): ExtraUnits[] {
  const { extra, quantity } = recordFrom(value);
  const known = FITTING_EXTRAS.find((name) => name === extra);
  return known && typeof quantity === 'number' && quantity > 0 ? [{ extra: known, quantity }] : [];
}

function readChoice(value: unknown): FittingChoice | null {
  const found = recordFrom(value);
  const way = FITTING_WAYS.find((one) => one === found.way);
  if (!way) return null;
  return {
    way,
    near: textFrom(found.near),
    centre: textFrom(found.centre) || null,
    start: textFrom(found.start) || null,
    registration: textFrom(found.registration),
    extras: Array.isArray(found.extras) ? found.extras.flatMap(extraFrom) : [],
  };
}

const choices = createStoredList<FittingChoice>('fitting', { read: readChoice, write: (choice) => choice });

/** The choice for a way of fitting, so far. */
export const choiceFor = (all: readonly FittingChoice[], way: FittingWay): FittingChoice =>
  all.find((choice) => choice.way === way) ?? {
    way,
    near: '',
    centre: null,
    start: null,
    extras: [],
    registration: '',
  };

/** The shopper's choices, at most one for each way of fitting; empty on the server. */
export const useFittingChoices = (): readonly FittingChoice[] => useStoredList(choices);

/** Changes the choice for a way of fitting. */
export function chooseFitting(way: FittingWay, change: Partial<Omit<FittingChoice, 'way'>>): void {
  const all = choices.get();
  choices.set([...all.filter((choice) => choice.way !== way), { ...choiceFor(all, way), ...change }]);
}
