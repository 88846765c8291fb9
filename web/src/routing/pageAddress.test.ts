import { expect, it } from 'vitest';
import { pageAddress } from './pageAddress.ts';

it.each(['/', '/shop?search=a//b', '/product/100%25', '/product/100%', '/no/such//page?x=//y'])(
  '%s stays as it is',
  (address) => {
    expect(pageAddress(address)).toBe(address);
  },
);

it('drops null characters', () => {
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
])('%j matches no page', (address) => {
  expect(pageAddress(address)).toBe('/not-found');
});
