import { expect, it } from 'vitest';
import { firstProductId, shortened, tokenEnd, tokenPreview } from './apiCheck.ts';

const claims = btoa(JSON.stringify({ exp: 1_800_000_000 }));

it('DIAG-03 shows ten characters of a token', () => {
  expect(tokenPreview('abcdefghijklmnop')).toBe('abcdefghij…');
});

it('parses a token’s expiry, and nothing from an invalid token', () => {
  expect(tokenEnd(`head.${claims}.sign`)).toEqual(new Date(1_800_000_000_000));
  expect([tokenEnd(''), tokenEnd('a.b.c'), tokenEnd(`head.${btoa('{}')}.sign`)]).toEqual([null, null, null]);
});

it('finds the first product of a list, and nothing in anything else', () => {
  expect(firstProductId({ products: [{ id: 7 }, { id: 8 }] })).toBe(7);
  expect([{ products: [] }, {}, null, 'down'].map(firstProductId)).toEqual([null, null, null, null]);
});

it('shortens a long answer', () => {
  expect(shortened({ status: 'ok' })).toBe('{\n "status": "ok"\n}');
  expect(shortened('x'.repeat(500))).toHaveLength(401);
});
