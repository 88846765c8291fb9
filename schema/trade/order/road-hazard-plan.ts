/** The number of tyres in a set. */
export const PLAN_SET = 4;

/** The prices of the plan, in pence. */
export interface PlanPrices {
  readonly tyre: number;
  readonly fourTyres: number;
  readonly premiumTyre: number;
}

/** The tyres of one line to cover; 0 for none. */
export interface PlannedTyres {
  readonly tyres: number;
  readonly isPremium: boolean;
}

/** Tyres of a line covered at the same price each, in pence. */
export interface PlanUnits {
  readonly quantity: number;
  readonly unitPrice: number;
}

/**
 * Prices the plan for the lines of an order. Each premium tyre costs the premium price. All other tyres count
 * together, whatever their size: every four cost the set price, and the rest the price of one tyre each. A set's price
 * is divided among its tyres, so that each can be refunded; a remainder isn't charged.
 * @returns for each line its tyres at their prices, those in a set first; nothing for tyres without a price.
 */
export function planUnits(lines: readonly PlannedTyres[], prices: PlanPrices): PlanUnits[][] {
  const others = lines.reduce((sum, { tyres, isPremium }) => sum + (isPremium ? 0 : tyres), 0);
  let inSets = others - (others % PLAN_SET);
  return lines.map(({ tyres, isPremium }) => {
    if (isPremium) return priced([{ quantity: tyres, unitPrice: prices.premiumTyre }]);
    const ofSet = Math.min(tyres, inSets);
    inSets -= ofSet;
    return priced([
      { quantity: ofSet, unitPrice: Math.floor(prices.fourTyres / PLAN_SET) },
      { quantity: tyres - ofSet, unitPrice: prices.tyre },
    ]);
  });
}

const priced = (units: readonly PlanUnits[]): PlanUnits[] =>
  units.filter(({ quantity, unitPrice }) => quantity > 0 && unitPrice > 0);

/** The total price of the units, in pence. */
export const planTotal = (units: readonly PlanUnits[]): number =>
  units.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);

/**
 * The last day of a plan that begins on a day, both as YYYY-MM-DD: the same day of the month that many months later,
 * or the last day of that month if it's shorter.
 */
export function planEnd(from: string, months: number): string {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}
