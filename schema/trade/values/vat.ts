/** The standard rate in per cent, at which tyres, fitting and delivery are taxed (VATA 1994, section 2). */
export const VAT_PERCENT = 20;

/** The VAT contained in a total, half a penny rounded up: at 20 % a sixth (VAT Notice 700). All in pence. */
export function vatIn(total: number): number {
  return Math.round((total * VAT_PERCENT) / (100 + VAT_PERCENT));
}
