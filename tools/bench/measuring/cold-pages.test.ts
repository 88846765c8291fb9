import { expect, it } from 'vitest';
import { supplyColdPages } from './cold-pages.ts';

it('no page is supplied twice', () => {
  const supply = supplyColdPages([{ path: '/shop' }, { path: '/shop?brand=avon' }]);
  const paths = [...supply(5), ...supply(5)].map(({ path }) => path);
  expect(new Set(paths).size).toBe(10);
  expect(paths.slice(0, 2)).toEqual(['/shop?maxPrice=1001', '/shop?brand=avon&maxPrice=1002']);
});
