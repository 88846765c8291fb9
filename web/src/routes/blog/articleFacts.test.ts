import { expect, it } from 'vitest';
import { authorText, viewsText } from './articleFacts.ts';

it('POST-01 names the author, in one sentence with its "By"', () => {
  expect(authorText('The workshop team')).toBe('By the workshop team');
  expect(authorText('Theresa Wheel')).toBe('By Theresa Wheel');
});

it('POST-01 counts the views, once there are any', () => {
  expect([0, 1, 1200].map(viewsText)).toEqual([null, '1 view', '1,200 views']);
});
