import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('an email address', () => {
  it.each([
    "o'hara+tyres@example.co.uk",
    'a@b.co',
    '_@example.com',
    'first.last@sub.sub2.example.museum',
    '!#$%&*/=?^`{|}~-@example.com',
    '1234567890@1.example',
    'UPPER.Case@Example.com',
    'sam@müller.de',
    'sam@उदाहरण.परीक्षा',
    'sam@xn--mller-kva.de',
    `${'m'.repeat(64)}@example.com`,
  ])('can look like %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    '@',
    'sam',
    'sam@',
    '@example.com',
    'sam@localhost',
    ' sam@example.com',
    'sam@exa mple.com',
    'sam carter@example.com',
    'sam@@example.com',
    'sam@-example.com',
    'sam@example-.com',
    'sam@example..com',
    'sam@.com',
    'sam@example.com.',
    'sam@example.com, eve@example.com',
    'sam@example.com\r\nBcc: eve@example.com',
    '<sam@example.com>',
    'sam@exa\u0001mple.com',
    'sám@example.com',
    `${'m'.repeat(65)}@example.com`,
    `sam@${'d'.repeat(64)}.com`,
    `sam@${'x.'.repeat(150)}com`,
  ])('cannot look like %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
