import { expect, it } from 'vitest';
import { breakFaults } from './accepted-breaks.ts';

const BREAK = 'Tyre.season was removed.';

it('an unlisted break is refused, with instructions', () => {
  expect(breakFaults([BREAK], [])).toEqual([
    'This breaks clients of the last release: Tyre.season was removed. Keep the old definition, ' +
      'or list the sentence in schema/release/breaks.json with a reason.',
  ]);
});

it('a break listed with a reason passes', () => {
  expect(breakFaults([BREAK], [{ break: BREAK, reason: 'It was always null.' }])).toEqual([]);
});

it('a break listed without a reason is refused', () => {
  expect(breakFaults([BREAK], [{ break: BREAK, reason: ' ' }])).toEqual([
    'schema/release/breaks.json gives no reason for: Tyre.season was removed. Add one.',
  ]);
});

it('a listed break that doesn’t happen is refused', () => {
  expect(breakFaults([], [{ break: BREAK, reason: 'It was always null.' }])).toEqual([
    'schema/release/breaks.json lists a break that doesn’t happen: Tyre.season was removed. Delete the entry.',
  ]);
});
