import { isEan } from '@treadline/schema/trade/values/ean';
import type { Finding } from '../words/search-reading.ts';
import type { SearchText } from '../words/search-text.ts';

/** Brand, size, load and speed, and five hexadecimal digits: MIC-2055516-91V-1A2B3. */
const SKU =
  /(?<![\p{L}\p{N}])([A-Z]{3})[\s-](\d{6,8})[\s-](\d{2,3}\(?[A-Z]\)?)[\s-]([0-9A-F]{5})(?![\p{L}\p{N}])/giu;
const THIRTEEN_DIGITS = /(?<![\p{L}\p{N}])(\d)[\s-]?(\d{6})[\s-]?(\d{6})(?![\p{L}\p{N}])/gu;

/** Takes SKUs and EANs out of the text. */
export function takeCodes(text: SearchText): Finding[] {
  const found: Finding[] = [];
  text.take(SKU, ([, ...parts]) => {
    const sku = parts.join('-').toUpperCase();
    return found.push({ kind: 'SKU', label: sku, value: sku, filter: { sku } }) > 0;
  });
  text.take(THIRTEEN_DIGITS, ([, ...groups]) => {
    const ean = groups.join('');
    return isEan(ean) && found.push({ kind: 'EAN', label: `EAN ${ean}`, value: ean, filter: { ean } }) > 0;
  });
  return found;
}
