const PENCE_IN_A_POUND = 100;

/** Pounds as a number with at most two decimals: 9420 pence are 94.2. */
export function toPounds(pence: number): number {
  return pence / PENCE_IN_A_POUND;
}

/** Whole pence, half a penny rounded up. */
export function toPence(pounds: number): number {
  return Math.round(pounds * PENCE_IN_A_POUND);
}

const withPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const withoutPence = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** A price as shoppers see it everywhere: 123450 pence are "£1,234.50". A deduction has a minus, "−£15.99". */
export function formatPrice(pence: number): string {
  return withPence.format(toPounds(pence)).replace('-', '−');
}

/**
 * A round sum or threshold for a sentence, such as the one for free delivery: 20000 is "£200", 1599 "£15.99". For
 * prices always use {@link formatPrice}.
 */
export function formatAmount(pence: number): string {
  return pence % PENCE_IN_A_POUND === 0 ? withoutPence.format(toPounds(pence)) : formatPrice(pence);
}

/** A charge that can be zero, such as delivery: 0 is "Free". */
export function formatCharge(pence: number): string {
  return pence === 0 ? 'Free' : formatPrice(pence);
}

/** Pounds for programs, without sign or separators: 9760 pence are "97.60". */
export function formatDecimal(pence: number): string {
  return toPounds(pence).toFixed(2);
}

const PRICE = /^£?\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)$/;

/** Parses a typed price, "£1,212.50", "12.5" or "49", to pence; null if the text isn't a price. */
export function parsePrice(text: string): number | null {
  const [, digits] = PRICE.exec(text.trim()) ?? [];
  return digits === undefined ? null : toPence(Number(digits.replaceAll(',', '')));
}

/** A percentage of an amount in pence, half a penny rounded up. */
export function percentOf(pence: number, percent: number): number {
  return Math.round((pence * percent) / 100);
}
