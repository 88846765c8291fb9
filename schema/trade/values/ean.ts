const TWELVE_DIGITS = /^\d{12}$/;

/**
 * Completes an EAN-13 by adding the check digit to twelve digits.
 * @throws RangeError for anything but twelve digits.
 */
export function eanOf(twelve: string): string {
  if (!TWELVE_DIGITS.test(twelve)) throw new RangeError(`An EAN is made of twelve digits; got "${twelve}".`);
  // Weighted 1, 3, 1, 3 … with the check digit last, the digits add up to a multiple of ten.
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** Whether a text is an EAN-13: thirteen digits, the last of which is the check digit. */
export function isEan(text: string): boolean {
  return /^\d{13}$/.test(text) && eanOf(text.slice(0, -1)) === text;
}

/** GS1's ranges for numbers used within one company. */
const INSIDE_ONE_COMPANY = /^(?:02|04|2)/;

/** Whether an EAN-13 is a GTIN, which identifies the same product worldwide. */
export function isGtin(ean: string): boolean {
  return isEan(ean) && !INSIDE_ONE_COMPANY.test(ean);
}
