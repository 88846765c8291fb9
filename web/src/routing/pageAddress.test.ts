import { expect, it } from 'vitest';
import { pageAddress } from './pageAddress.ts';

it.each(['/', '/shop?search=a//b', '/product/100%25', '/product/100%', '/no/such//page?x=//y'])(
  'looks for a page at %s',
  (address) => {
    expect(pageAddress(address)).toBe(address);
  },
);

it('leaves out what no text can hold', () => {
  expect(pageAddress('/blog%00?search=a%00b&tag=%00')).toBe('/blog?search=ab&tag=');
});

it.each([
  '//',
  '///',
  '//:',
  '//?a=b',
  '/\\',
  '//evil.example/',
  '/%5Cevil.example',
  '/%2F',
  '/%09/',
  'http://evil.example/',
  '',
])('there is no page at %j', (address) => {
  expect(pageAddress(address)).toBe('/not-found');
});
