import { faultOf, type FormatChecks, type InputRule } from '@treadline/schema/input/rule';
import { readLabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { findSpeedRating } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { isEan } from '@treadline/schema/trade/values/ean';
import { parsePrice } from '@treadline/schema/trade/values/money';
import { validPrice } from '../../form/PriceField.tsx';

const FORMATS: FormatChecks = {
  ean: isEan,
  'speed-rating': (text) => findSpeedRating(text) !== undefined,
  'tyre-size': (text) => Boolean(parseTyreSize(text)?.construction),
};

/** The error of a text; null if it's valid. So for all functions here. */
export const textFault = (rule: InputRule, text: string): string | null =>
  faultOf(rule, text, 'This', FORMATS);

/** As `textFault`, for a text that can be blank. */
export const optionalFault = (rule: InputRule, text: string): string | null =>
  text === '' ? null : textFault(rule, text);

/** As `textFault`, for a whole number that can be blank. */
export function numberFault(rule: InputRule, text: string): string | null {
  if (text === '') return null;
  return /^\d+$/.test(text) ? faultOf(rule, Number(text), 'This', FORMATS) : (rule.message ?? null);
}

/** As `textFault`, for a tyre label class that can be blank. */
export function classFault(text: string): string | null {
  return text === '' || readLabelClass(text) ? null : 'Enter a class from A to E';
}

/** As `textFault`, for an amount in pounds. */
export function priceFault(rule: InputRule, text: string): string | null {
  const typed = validPrice()(text);
  return typed === true ? faultOf(rule, parsePrice(text) ?? 0, 'The price', FORMATS) : typed;
}
