import { JUMP_PERCENT } from './price-jump.ts';

/**
 * The limits beyond which a supplier's file waits for a person, because it's more likely to be wrong than the trade to
 * have changed within hours.
 */
export const OFFER_LIMITS = {
  /** The fewest rows, in percent of the last file that was applied. */
  leastRowsPercent: 70,
  /** The most rows that can't be read, and the most that are about a tyre of an earlier row, in percent. */
  mostRefusedPercent: 5,
  /** A rise or fall of a cost counts as a jump if it's more than this, in percent of the former cost. */
  jumpPercent: JUMP_PERCENT,
  /** The most costs that jump, in percent of the tyres that the shop has. One tyre's can: it's on offer. */
  mostJumpsPercent: 1,
} as const;
