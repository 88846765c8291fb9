import { expect, it } from 'vitest';
import { typeText } from './typeText.ts';

it.each([
  [
    { type: 'integer', minimum: 1, maximum: 20_000, default: 20 },
    'whole number; 1 to 20,000; defaults to 20',
  ],
  [{ type: ['string', 'null'] }, 'text or null'],
  [{ type: 'string', format: 'date-time' }, 'date and time'],
  [{ type: 'string', maxLength: 200 }, 'text; at most 200 characters'],
  [{ type: 'string', maxLength: 100_000 }, 'text'],
  [{ type: 'string', enum: ['asc', 'desc'] }, 'one of asc, desc'],
  [{ type: 'boolean', enum: [true] }, 'always true'],
  [{ type: 'number', minimum: 0, maximum: 20_000_000 }, 'number; 0 or more'],
  [{ $ref: '#/components/schemas/Product' }, ''],
])('%j is described as “%s”', (schema, text) => {
  expect(typeText(schema)).toBe(text);
});
