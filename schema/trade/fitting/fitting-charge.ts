import { fittingExtras, type ExtraUnits, type FittingExtra } from './fitting-extra.ts';
import { FITTING_WAYS, type FittingWay } from './fitting-way.ts';
import type { Fulfilment } from './fulfilment.ts';

/** The prices of one tyre in pence: alone, and fitted; null if it isn't sold fitted. */
export interface FittablePrices {
  readonly price: number;
  readonly fittedPrice: number | null;
}

/**
 * The price in pence of fitting one tyre, with valve, balancing and disposal of the old tyre: the difference between
 * its two prices (C-24). Null if the tyre isn't sold fitted.
 */
export function fittingPriceOf({ price, fittedPrice }: FittablePrices): number | null {
  return fittedPrice === null || fittedPrice < price ? null : fittedPrice - price;
}

/** The owner's prices in pence besides those of the tyres. */
export interface FittingPrices {
  readonly callOut: number;
  readonly sameDayCallOut: number;
  /** From this many tyres the van comes, and fits, free of charge (C-36). */
  readonly freeFrom: number;
  readonly extras: Readonly<Record<FittingExtra, number>>;
}

/** Units of one tyre in a cart or an order. */
export interface ChargedTyres {
  readonly name: string;
  readonly quantity: number;
  readonly fulfilment: Fulfilment;
  /** Pence for fitting one; null if the tyre isn't sold fitted. */
  readonly fittingPrice: number | null;
}

/** The extras of one way of fitting, and whether its visit is today. */
export interface ChargedFitting {
  readonly way: FittingWay;
  readonly extras: readonly ExtraUnits[];
  readonly isToday: boolean;
}

/** The kinds of charges besides tyres. */
export type FittingChargeKind = 'FITTING' | 'CALL_OUT' | 'FITTING_EXTRA';

/** A line of a quote, an order or an invoice. Money in pence. */
export interface FittingCharge {
  readonly kind: FittingChargeKind;
  readonly way: FittingWay;
  /** The place in the list of tyres of those that it fits; null if it's for the whole job. */
  readonly tyres: number | null;
  readonly extra: FittingExtra | null;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: number;
}

/** The work that every fitting includes, in the words of quotes and invoices. */
export const FITTING_INCLUDES = 'new valve, balancing, disposal of the old tyre';
const FITTING_SKU = 'FITTING';
const CALL_OUT_SKU = 'CALL-OUT';

/** Whether a van's visit is free for this many tyres (C-36). */
export const isMobileFree = (tyres: number, { freeFrom }: Pick<FittingPrices, 'freeFrom'>): boolean =>
  tyres >= freeFrom;

/**
 * The charges for fitting the tyres of a cart or an order, each a line of its own: fitting for each line of tyres, the
 * van's call-out, and the extras. From the owner's number of tyres on, fitting by van and its call-out cost nothing.
 */
export function fittingCharges(
  tyres: readonly ChargedTyres[],
  fittings: readonly ChargedFitting[],
  prices: FittingPrices,
): FittingCharge[] {
  return FITTING_WAYS.flatMap((way) => {
    const fitted = tyres.reduce((sum, line) => sum + (line.fulfilment === way ? line.quantity : 0), 0);
    if (fitted === 0) return [];
    const isFree = way === 'MOBILE' && isMobileFree(fitted, prices);
    const { extras = [], isToday = false } = fittings.find((fitting) => fitting.way === way) ?? {};
    const fitting = tyres.flatMap(({ name, quantity, fulfilment, fittingPrice }, index): FittingCharge[] =>
      fulfilment === way && quantity > 0 && fittingPrice !== null
        ? [
            {
              kind: 'FITTING',
              way,
              tyres: index,
              extra: null,
              name: `Fitting of ${name}: ${FITTING_INCLUDES}`,
              sku: FITTING_SKU,
              quantity,
              unitPrice: isFree ? 0 : fittingPrice,
            },
          ]
        : [],
    );
    const callOut: FittingCharge = {
      kind: 'CALL_OUT',
      way,
      tyres: null,
      extra: null,
      name: isToday ? 'Call-out of our van, today' : 'Call-out of our van',
      sku: CALL_OUT_SKU,
      quantity: 1,
      unitPrice: isFree ? 0 : isToday ? prices.sameDayCallOut : prices.callOut,
    };
    const more = extras.map(({ extra, quantity }): FittingCharge => ({
      kind: 'FITTING_EXTRA',
      way,
      tyres: null,
      extra,
      name: fittingExtras[extra].unit,
      sku: fittingExtras[extra].sku,
      quantity,
      unitPrice: prices.extras[extra],
    }));
    return [...fitting, ...(way === 'MOBILE' ? [callOut] : []), ...more];
  });
}

/** The total of charges in pence. */
export const chargesTotal = (charges: readonly Pick<FittingCharge, 'quantity' | 'unitPrice'>[]): number =>
  charges.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
