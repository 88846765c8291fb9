import { expect, it } from 'vitest';
import { codeRule, numberRule, tidyCode } from './findOrderRules.ts';

it('C-49 an order number may have any case and spacing', () => {
  expect(numberRule(' tfl 2611 123456 ')).toBe(true);
});

it.each(['', '  ', 'TFL123', '2611123456', 'TFL26111234567'])(
  'says what is wrong with the order number "%s"',
  (text) => {
    expect(numberRule(text)).toEqual(expect.any(String));
  },
);

it('C-49 a code has six digits, with spaces as copied', () => {
  expect(codeRule('012 345')).toBe(true);
  expect(tidyCode(' 012 345')).toBe('012345');
});

it.each(['', '12345', '1234567', 'abcdef'])('says what is wrong with the code "%s"', (text) => {
  expect(codeRule(text)).toEqual(expect.any(String));
});
