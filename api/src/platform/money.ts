const PENCE_IN_A_POUND = 100;

/** An amount as a sentence names it: 20000 pence is "£200", 1599 pence "£15.99". */
export function poundsText(pence: number): string {
  const decimals = pence % PENCE_IN_A_POUND === 0 ? 0 : 2;
  return `£${(pence / PENCE_IN_A_POUND).toLocaleString('en-GB', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}
