import { describe, expect, it } from 'vitest';
import { readEmailAddress } from './email-address.ts';

describe('an email address', () => {
  it.each([
    ["o'hara+tyres@example.co.uk"],
    ['a@b.co'],
    ['_@example.com'],
    ['first.last@sub.sub2.example.museum'],
    ['!#$%&*/=?^`{|}~-@example.com'],
    ['1234567890@1.example'],
    ['UPPER.Case@Example.com', 'UPPER.Case@example.com'],
    ['  sam@example.com\n', 'sam@example.com'],
    ['sam@müller.de', 'sam@xn--mller-kva.de'],
    ['sam@xn--mller-kva.de'],
    [`${'m'.repeat(64)}@example.com`],
  ])('can be %s', (written, kept = written) => {
    expect(readEmailAddress(written)).toBe(kept);
  });

  it.each([
    '',
    ' ',
    '@',
    'sam',
    'sam@',
    '@example.com',
    'sam@localhost',
    'sam@exa mple.com',
    'sam carter@example.com',
    'sam@@example.com',
    'sam@-example.com',
    'sam@example..com',
    'sam@.com',
    'sam@example.com.',
    'sam@example.com, eve@example.com',
    'sam@example.com\r\nBcc: eve@example.com',
    '<sam@example.com>',
    'sam@exa\u0001mple.com',
    `${'m'.repeat(65)}@example.com`,
    `sam@${'d'.repeat(64)}.com`,
    `sam@${'x.'.repeat(150)}com`,
    `${'x'.repeat(10_000)}@example.com`,
  ])('can’t be %j', (written) => {
    expect(readEmailAddress(written)).toBeNull();
  });
});
