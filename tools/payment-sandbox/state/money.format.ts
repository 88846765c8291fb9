/** Formats an amount in pence (or the currency's own minor unit) for British shoppers: £184.96. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
}
