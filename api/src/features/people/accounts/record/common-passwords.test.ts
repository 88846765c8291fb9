import { expect, it } from 'vitest';
import { COMMON_PASSWORDS, isCommonPassword } from './common-passwords.ts';

it.each([
  '123456',
  'password',
  'PassWord',
  'ｐａｓｓｗｏｒｄ',
  'football',
  'zzzzzzzzzzzz',
  'sunshine2026',
  'Liverpool1!',
  'treadline',
])('refuses passwords that attackers try first: %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['wet roads ahead', 'snow on the hills', 'a dry road ahead', 'tyres and toast', 'kx7-wolf-21'])(
  'allows other passwords: %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

it('C-08 refuses more than 3,000 passwords, all in lower case and with at least six characters', () => {
  const listed = [...COMMON_PASSWORDS];
  expect(listed.length).toBeGreaterThan(3_000);
  expect(listed.filter((word) => word.length < 6 || word !== word.toLowerCase())).toEqual([]);
  expect(listed.filter((word) => !isCommonPassword(word))).toEqual([]);
});
