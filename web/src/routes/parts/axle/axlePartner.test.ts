import { expect, it } from 'vitest';
import { axlePartner, markDifference } from './axlePartner.ts';

const aTyre = (
  id: number,
  facts: { slug?: string; runFlat?: boolean; oeMark?: string; stock?: number } = {},
) => ({
  id,
  category: 'CAR' as const,
  model: { __typename: 'Model' as const, slug: facts.slug ?? 'primacy' },
  runFlat: facts.runFlat ?? false,
  oeMark: facts.oeMark ?? null,
  stockQuantity: facts.stock ?? 8,
});

it('a tyre’s partner is the same model, and also run-flat or not', () => {
  const others = [aTyre(2, { slug: 'other' }), aTyre(3, { runFlat: true }), aTyre(4), aTyre(5)];
  expect(axlePartner(aTyre(1), others)?.id).toBe(4);
  expect(axlePartner(aTyre(1, { runFlat: true }), others)?.id).toBe(3);
  expect(axlePartner(aTyre(1, { slug: 'third' }), others)).toBeUndefined();
});

it('the partner has the same OE marking if there are enough for an axle', () => {
  const marked = aTyre(1, { oeMark: 'MO' });
  expect(axlePartner(marked, [aTyre(2), aTyre(3, { oeMark: 'MO', stock: 2 })])?.id).toBe(3);
  expect(axlePartner(marked, [aTyre(2), aTyre(3, { oeMark: 'MO', stock: 1 })])?.id).toBe(2);
});

it('a partner without an OE marking is preferred to one with another maker’s', () => {
  const others = [aTyre(2, { oeMark: 'MO' }), aTyre(3)];
  expect(axlePartner(aTyre(1, { oeMark: '*' }), others)?.id).toBe(3);
  expect(axlePartner(aTyre(1), others)?.id).toBe(3);
});

it.each([
  [null, null, null],
  ['*', '*', null],
  ['*', null, 'without the BMW ★ mark'],
  ['*', 'MO', 'with the Mercedes MO mark'],
  [null, 'MO', 'with the Mercedes MO mark'],
])('next to the OE marking %s, a tyre with %s is described as %s', (mark, other, difference) => {
  expect(markDifference(mark, other)).toBe(difference);
});
