import type { TyreCategory } from '../tyre/kind/category.ts';
import type { AxlePosition } from '../tyre/marking/axle-position.ts';

/** The minimum and maximum units of one tyre in an order. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 99;

/** The facts that decide how many of a tyre a vehicle takes. */
export interface TyrePlace {
  readonly category: TyreCategory;
  readonly position: AxlePosition;
}

/**
 * The quantities shoppers buy most: a single tyre, both of an axle, all of a vehicle. A motorcycle takes one at the
 * front and one at the rear.
 */
export function usualQuantities({ category, position }: TyrePlace): readonly number[] {
  if (category !== 'MOTORCYCLE') return [1, 2, 4];
  return position === 'BOTH' ? [1, 2] : [1];
}

/** The number of tyres on one axle. */
export function tyresPerAxle(category: TyreCategory): number {
  return category === 'MOTORCYCLE' ? 1 : 2;
}

/** The quantity to offer first: the tyres of one axle, limited by the stock. */
export function firstQuantity({ category }: TyrePlace, stock: number): number {
  return Math.max(MIN_QUANTITY, Math.min(tyresPerAxle(category), stock));
}

/** Whether a quantity of one tyre can be ordered at once. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;
}

/**
 * The message for an invalid quantity, without a full stop.
 * @param least 0 if that removes the tyre.
 */
export function quantitySentence(least = MIN_QUANTITY): string {
  return `The quantity must be a whole number from ${least} to ${MAX_QUANTITY}`;
}

/** The message for a quantity above the stock or above the maximum at once, without a full stop. */
export function tooManySentence(stock: number, mostAtOnce: number): string {
  return stock < mostAtOnce ? `Only ${stock} available` : `You can buy up to ${mostAtOnce} at once`;
}
