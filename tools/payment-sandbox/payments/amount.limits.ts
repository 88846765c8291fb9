/** Stripe accepts at most eight digits of the minor unit. */
export const LARGEST_AMOUNT = 99_999_999;

const SMALLEST_AMOUNTS = { gbp: 30, eur: 50, usd: 50 };

/** Some currencies with two decimals; the shop sells in one of them. */
export type Currency = keyof typeof SMALLEST_AMOUNTS;
export const CURRENCIES: readonly Currency[] = ['gbp', 'eur', 'usd'];

/**
 * The smallest card payment, in the minor unit: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts.
 */
export function smallestAmount(currency: Currency): number {
  return SMALLEST_AMOUNTS[currency];
}
