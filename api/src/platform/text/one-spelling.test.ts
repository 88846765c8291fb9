import { expect, it } from 'vitest';
import { otherSpelling } from './one-spelling.ts';

it.each([
  ['/shop/', '/shop'],
  ['/Shop', '/shop'],
  ['/SHOP/?Brand=Michelin&page=2', '/shop?Brand=Michelin&page=2'],
  ['/blog//Tyre-Age', '/blog/tyre-age'],
  ['/index.html', '/'],
  ['/INDEX.htm?a=b', '/?a=b'],
  ['/Product/MIC-2055516-91V', '/product/MIC-2055516-91V'],
  ['/product/michelin-primacy/', '/product/michelin-primacy'],
  ['/orders/ABC/', '/orders/ABC'],
])('C-44 %s has the canonical spelling %s', (sent, right) => {
  expect(otherSpelling(sent)).toBe(right);
  expect(otherSpelling(right)).toBeNull();
});

it.each([
  '/',
  '/shop',
  '/shop?search=205%2F55+R16',
  '/product/MIC-2055516-91V',
  '/orders/1B671A64/credit-notes/CN-000001',
  '/?a=/B/',
])('C-44 %s is already canonical', (sent) => {
  expect(otherSpelling(sent)).toBeNull();
});

it.each(['//', '///', '//evil.example/', '/\\', '/%5C', '/%2F/Evil.example', '/\t/X'])(
  'ROUTE-01 %j, which could be parsed as another site, isn’t redirected',
  (sent) => {
    expect(otherSpelling(sent)).toBeNull();
  },
);
