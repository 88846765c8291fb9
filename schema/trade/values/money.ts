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

/** A price as shoppers read it everywhere: 123450 pence are "£1,234.50"; what is taken off has a minus, "−£15.99". */
export function formatPrice(pence: number): string {
  return withPence.format(toPounds(pence)).replace('-', '−');
}

/**
 * A threshold or a sum as a sentence names it, such as the one from which delivery is free: 20000 is "£200", 1599
 * "£15.99". A price is always {@link formatPrice}.
 */
export function formatAmount(pence: number): string {
  return pence % PENCE_IN_A_POUND === 0 ? withoutPence.format(toPounds(pence)) : formatPrice(pence);
}

/** A charge that may be nothing, such as delivery: 0 is "Free". */
export function formatCharge(pence: number): string {
  return pence === 0 ? 'Free' : formatPrice(pence);
}

/** Pounds for programs, without sign or separators: 9760 pence are "97.60". */
export function formatDecimal(pence: number): string {
  return toPounds(pence).toFixed(2);
}

const PRICE = /^£?\s*((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)$/;

/** Reads a price as typed, "£1,212.50", "12.5" or "49", in pence; null for text that is not a price. */
export function parsePrice(text: string): number | null {
  const [, digits] = PRICE.exec(text.trim()) ?? [];
  return digits === undefined ? null : toPence(Number(digits.replaceAll(',', '')));
}

/** A percentage of an amount in pence, half a penny rounded up. */
export function percentOf(pence: number, percent: number): number {
  return Math.round((pence * percent) / 100);
}
