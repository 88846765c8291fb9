import { expect, it } from 'vitest';
import { keeps } from '../../lib/form/inputRule.ts';
import { openGuestOrderInputRules, requestOrderCodeInputRules } from '../../lib/form/inputRules.generated.ts';

const ofNumber = keeps(requestOrderCodeInputRules.number);
const SENTENCE = 'An order number has a few letters and eight digits; our emails about the order show it';
const ofCode = keeps(openGuestOrderInputRules.code);

it('C-49 an order number can have any case and spacing', () => {
  expect(ofNumber(' tfl 4829 1736 ')).toBe(true);
  expect(ofNumber('4829-1736')).toBe(true);
  expect(ofNumber(' tfl 2611 4k7m 9xq2 hb3d ')).toBe(true);
  expect(ofNumber(' tfl 2611 123456 ')).toBe(true);
});

it.each([
  ['  ', 'Please enter your order number'],
  ['TFL123', SENTENCE],
  ['2611123456', SENTENCE],
  ['829-1736', SENTENCE],
  ['TFL26111234567', SENTENCE],
])('explains the invalid order number "%s"', (text, sentence) => {
  expect(ofNumber(text)).toBe(sentence);
});

it('C-49 a code has six digits and can contain spaces', () => {
  expect(ofCode(' 012 345')).toBe(true);
});

it.each([
  ['', 'Please enter the code from the email'],
  ['12345', 'The code has six digits'],
  ['1234567', 'The code has six digits'],
  ['abcdef', 'The code has six digits'],
])('explains the invalid code "%s"', (text, sentence) => {
  expect(ofCode(text)).toBe(sentence);
});
