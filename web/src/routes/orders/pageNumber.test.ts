import { expect, it } from 'vitest';
import { pageNumber } from './pageNumber.ts';

it.each([
  [null, 1],
  ['', 1],
  ['2', 2],
  ['0', 1],
  ['-3', 1],
  ['1.5', 1],
  ['two', 1],
  ['99999999999', 1],
])('page=%s means page %i', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});
