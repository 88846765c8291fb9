import { formatCount } from '../../lib/text/format.ts';

/** The values that a tool's field accepts. */
export interface DecimalRule {
  /** The field's name at the start of a sentence: "The mileage". */
  name: string;
  least: number;
  most: number;
  /** With its space, such as " miles". */
  unit?: string;
}

/** A typed number, or a sentence that says what was expected. */
export type Decimal = { value: number; error?: undefined } | { value?: undefined; error: string };

const DECIMAL = /^\d{1,9}(?:\.\d{1,6})?$/;

/** Parses a number as people type it: 20,000 is 20000, and £ and spaces are ignored. */
export function readDecimal(text: string, { name, least, most, unit = '' }: DecimalRule): Decimal {
  const bare = text.replace(/[\s£]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  const value = DECIMAL.test(bare) ? Number(bare) : NaN;
  return value >= least && value <= most
    ? { value }
    : { error: `${name} must be a number from ${formatCount(least)} to ${formatCount(most)}${unit}` };
}
