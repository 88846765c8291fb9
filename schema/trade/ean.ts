const TWELVE_DIGITS = /^\d{12}$/;

/** The thirteen digits of an EAN-13: the twelve given and their check digit. @throws RangeError for anything but twelve digits. */
export function eanOf(twelve: string): string {
  if (!TWELVE_DIGITS.test(twelve)) throw new RangeError(`An EAN is made of twelve digits; got "${twelve}".`);
  // Weighted 1, 3, 1, 3 … with the check digit last, the digits add up to a multiple of ten.
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

/** Whether a text is thirteen digits, the last of which checks the others. */
export function isEan(text: string): boolean {
  return /^\d{13}$/.test(text) && eanOf(text.slice(0, -1)) === text;
}
