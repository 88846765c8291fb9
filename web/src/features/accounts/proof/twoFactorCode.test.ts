import { expect, it } from 'vitest';
import { bareCode, isAppCode, isRecoveryCode } from './twoFactorCode.ts';

it.each([
  ['123456', true, false],
  [' 123 456 ', true, false],
  ['123-456', true, false],
  ['12345', false, false],
  ['1234567', false, false],
  ['ABCDE-12345', false, true],
  ['abcde 12345', false, true],
  ['ABCDE–12345', false, true],
  ['ABCDE-1234', false, false],
  ['', false, false],
])('“%s” is a code from an app: %s, a recovery code: %s', (typed, ofApp, ofRecovery) => {
  expect([isAppCode(typed) === true, isRecoveryCode(typed) === true]).toEqual([ofApp, ofRecovery]);
});

it('an untouched field has no code', () => {
  expect(bareCode(undefined)).toBe('');
});
