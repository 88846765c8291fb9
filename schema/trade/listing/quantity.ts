import type { TyreCategory } from '../tyre/kind/category.ts';
import type { AxlePosition } from '../tyre/marking/axle-position.ts';

/** The fewest and the most units of one tyre that one order takes. */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 99;

/** What decides how many of a tyre a vehicle takes. */
export interface TyrePlace {
  readonly category: TyreCategory;
  readonly position: AxlePosition;
}

/**
 * The quantities that shoppers buy most: one tyre, both of an axle, all of a vehicle. A motorcycle takes one
 * at the front and one at the rear.
 */
export function usualQuantities({ category, position }: TyrePlace): readonly number[] {
  if (category !== 'MOTORCYCLE') return [1, 2, 4];
  return position === 'BOTH' ? [1, 2] : [1];
}

/** The tyres of one axle. */
export function tyresPerAxle(category: TyreCategory): number {
  return category === 'MOTORCYCLE' ? 1 : 2;
}

/** How many of a tyre one buys first: those of one axle, but not more than there are. */
export function firstQuantity({ category }: TyrePlace, stock: number): number {
  return Math.max(MIN_QUANTITY, Math.min(tyresPerAxle(category), stock));
}

/** Whether so many units of one tyre can be ordered at once. */
export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY;
}

/**
 * The sentence for any other quantity, without its full stop.
 * @param least 0 where that takes the tyre out.
 */
export function quantitySentence(least = MIN_QUANTITY): string {
  return `The quantity must be a whole number from ${least} to ${MAX_QUANTITY}`;
}

/** The sentence for more of one tyre than there are, or than one takes at once; without its full stop. */
export function tooManySentence(stock: number, mostAtOnce: number): string {
  return stock < mostAtOnce ? `Only ${stock} available` : `You can buy up to ${mostAtOnce} at once`;
}
