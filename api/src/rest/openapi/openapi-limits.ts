import { MAX_INT, type InputRule } from '@treadline/schema/input/rule';
import { toPounds } from '@treadline/schema/trade/values/money';
import { MAX_PRODUCTS } from '../resources/product/product-listing.ts';
import type { JsonSchema } from '../route/json-schema.ts';

/** Longer than any blog article. */
const MAX_TEXT = 100_000;
const DAY = '2026-11-20'.length;
const INSTANT = '2026-11-20T10:00:00.000Z'.length;

/** The limits of the shop's numbers: 32-bit integers, also for pence. */
const INT = { minimum: -MAX_INT - 1, maximum: MAX_INT };
const POUNDS = { minimum: toPounds(INT.minimum), maximum: toPounds(INT.maximum) };

const isOf = ({ type }: JsonSchema, kind: string): boolean => [type].flat().includes(kind);

const maxLengthOf = (format: string | undefined): number =>
  format === 'date' ? DAY : format === 'date-time' ? INSTANT : MAX_TEXT;

/** An input rule as JSON Schema keywords. */
export function keywordsOf(
  { required, maxLength, pattern, min, max, maxItems }: InputRule,
  schema: JsonSchema,
): JsonSchema {
  return {
    ...(required !== undefined && isOf(schema, 'string') ? { minLength: 1 } : {}),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(maxItems === undefined ? {} : { maxItems }),
  };
}

/** The limits of a value without a stricter rule, so that no client has to guess how large an answer can be. */
export function limitsOf(schema: JsonSchema): JsonSchema {
  return {
    ...(isOf(schema, 'string') && !schema.enum ? { maxLength: maxLengthOf(schema.format) } : {}),
    ...(isOf(schema, 'integer') ? INT : {}),
    ...(isOf(schema, 'number') ? POUNDS : {}),
    ...(isOf(schema, 'array') ? { maxItems: MAX_PRODUCTS } : {}),
  };
}
