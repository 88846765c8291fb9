import { expect, it } from 'vitest';
import { authorText, viewsText } from './articleFacts.ts';

it('POST-01 the author line is one sentence that starts with "By"', () => {
  expect(authorText('The workshop team')).toBe('By the workshop team');
  expect(authorText('Theresa Wheel')).toBe('By Theresa Wheel');
});

it('POST-01 the view count shows even if it is 0', () => {
  expect([0, 1, 1200].map(viewsText)).toEqual(['0 views', '1 view', '1,200 views']);
});
