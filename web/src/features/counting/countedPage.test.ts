import { expect, it } from 'vitest';
import { countedPage } from './countedPage.ts';

it.each([
  ['/product/primacy-5', '/product/primacy-5'],
  ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
  ["/product/(new):it's", '/product/%28new%29%3Ait%27s'],
  [`/${'a'.repeat(250)}`, null],
])('ANL-01 the page %s is counted as %s', (pathname, counted) => {
  expect(countedPage(pathname)).toBe(counted);
});
