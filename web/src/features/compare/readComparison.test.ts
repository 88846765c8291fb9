import { expect, it } from 'vitest';
import { comparePath } from './comparePath.ts';
import { readComparison } from './readComparison.ts';

it('writes and parses the path of a comparison', () => {
  expect(comparePath([3, 1])).toBe('/compare?tyres=3,1');
  expect(comparePath([])).toBe('/compare');
  expect(readComparison('3,1')).toEqual({ ids: [3, 1], surplus: 0, unreadable: 0 });
  expect(readComparison(null)).toEqual({ ids: [], surplus: 0, unreadable: 0 });
});

it('uses the first four tyres of a URL and counts the rest', () => {
  expect(readComparison('5,4,3,2,1,4')).toEqual({ ids: [5, 4, 3, 2], surplus: 1, unreadable: 0 });
});

it('counts invalid ids', () => {
  expect(readComparison(' 7 ,x,-1,1.5,0,,99999999999')).toEqual({ ids: [7], surplus: 0, unreadable: 5 });
});
