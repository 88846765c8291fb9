import { expect, it } from 'vitest';
import { whyOffersWait } from './offer-hold.ts';

const why = (total: number, figures: Readonly<Record<string, number>>, lastTotal: number | null = null) =>
  whyOffersWait({ total, figures }, lastTotal);

it('a file as usual doesn’t wait', () => {
  expect(
    why(1_000, { CHANGED: 900, UNCHANGED: 90, REFUSED: 10, JUMP: 9, OUT_OF_STOCK: 300 }, 1_000),
  ).toBeNull();
});

it('a file with fewer than 70 of 100 rows of the last one waits', () => {
  expect(why(700, {}, 1_000)).toBeNull();
  expect(why(699, {}, 1_000)).toBe('It has 699 rows, and the one applied before had 1,000. Is it cut off?');
});

it('a file whose rows are there twice waits', () => {
  expect(why(1_000, { REFUSED: 50, TWICE: 50 })).toBeNull();
  expect(why(1_000, { REFUSED: 500, TWICE: 500 })).toBe(
    '500 of its 1,000 rows are about a tyre of an earlier row.',
  );
});

it('a file with many rows that can’t be read waits', () => {
  expect(why(1_000, { REFUSED: 51 })).toContain('51 of its 1,000 rows can’t be read');
});

it('a file waits if more than one cost of a hundred jumps', () => {
  expect(why(1_000, { JUMP: 10 })).toBeNull();
  expect(why(1_000, { JUMP: 11 })).toBe('11 of 1,000 costs change by more than 30%.');
  expect(why(2_000, { JUMP: 11, NOT_SOLD: 1_000 })).toBe('11 of 1,000 costs change by more than 30%.');
  expect(why(10, { JUMP: 1 })).toContain('1 of 10 costs');
});

it('a file waits if all of its tyres are out of stock, not if most are', () => {
  expect(why(1_000, { OUT_OF_STOCK: 999 })).toBeNull();
  expect(why(1_500, { OUT_OF_STOCK: 1_000, NOT_SOLD: 500 })).toBe('All of its 1,000 tyres are out of stock.');
});

it('a file about none of the shop’s tyres waits', () => {
  expect(why(1_000, { NOT_SOLD: 1_000 })).toBe('None of its rows is about a tyre that the shop has.');
});
