import { expect, it } from 'vitest';
import { safePath } from './safePath.ts';

it.each(['/', '/checkout', '/shop?search=205/55+R16&page=2', '/product/x#reviews', '/orders/1//2'])(
  'C-11 returns to %s',
  (path) => {
    expect(safePath(path)).toBe(path);
  },
);

it.each([
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'checkout',
  ' /checkout',
  '',
  null,
  undefined,
  7,
  { pathname: '/checkout' },
])('C-11 goes to the home page instead of %j', (path) => {
  expect(safePath(path)).toBe('/');
});
