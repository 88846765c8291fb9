/** Formats an amount given in pence (or the currency's own minor unit) as British shoppers read it: £184.96. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
}
