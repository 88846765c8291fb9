import type { Finding } from './search-reading.ts';
import type { SearchText } from './search-text.ts';

/** Brand, size, load and speed, five hexadecimal digits: MIC-2055516-91V-1A2B3. */
const SKU =
  /(?<![\p{L}\p{N}])([A-Z]{3})[\s-](\d{6,8})[\s-](\d{2,3}\(?[A-Z]\)?)[\s-]([0-9A-F]{5})(?![\p{L}\p{N}])/giu;
const THIRTEEN_DIGITS = /(?<![\p{L}\p{N}])(\d)[\s-]?(\d{6})[\s-]?(\d{6})(?![\p{L}\p{N}])/gu;
const CHECK_WEIGHTS = [1, 3] as const;

/** Takes stock-keeping codes and article numbers out of the text. */
export function takeCodes(text: SearchText): Finding[] {
  const found: Finding[] = [];
  text.take(SKU, ([, ...parts]) => {
    const sku = parts.join('-').toUpperCase();
    return found.push({ kind: 'SKU', label: sku, value: sku, filter: { sku } }) > 0;
  });
  text.take(THIRTEEN_DIGITS, ([, ...groups]) => {
    const ean = groups.join('');
    return (
      hasCheckDigit(ean) && found.push({ kind: 'EAN', label: `EAN ${ean}`, value: ean, filter: { ean } }) > 0
    );
  });
  return found;
}

/** The digits of an EAN-13, weighted 1, 3, 1, 3 … with the check digit last, add up to a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * CHECK_WEIGHTS[at % 2 === 0 ? 0 : 1],
    0,
  );
  return sum % 10 === 0;
}
