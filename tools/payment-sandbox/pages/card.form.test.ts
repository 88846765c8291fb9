import { expect, it } from 'vitest';
import { parseForm } from '../http/form.params.ts';
import { readCardForm } from './card.form.ts';

const NOW = new Date('2026-03-31T22:00:00Z');

function read(fields: Record<string, string>, emailKnown = true) {
  const typed = {
    number: '4242 4242 4242 4242',
    expiry: '04 / 30',
    cvc: '123',
    name: 'Sam Carter',
    ...fields,
  };
  return readCardForm(parseForm(new URLSearchParams(typed).toString()), { emailKnown, now: NOW });
}

it('parses a complete form', () => {
  expect(read({})).toMatchObject({
    errors: [],
    presented: { card: { brand: 'visa' }, expMonth: 4, expYear: 2030, name: 'Sam Carter' },
  });
});

it.each(['4/30', '04/30', '0430', '04 / 2030', '04-30'])('parses %s as April 2030', (expiry) => {
  expect(read({ expiry }).presented).toMatchObject({ expMonth: 4, expYear: 2030 });
});

it('accepts a card until the end of its month', () => {
  expect(read({ expiry: '03 / 26' }).errors).toEqual([]);
  expect(read({ expiry: '02 / 26' }).errors).toEqual([
    { field: 'expiry', message: 'The expiry date is in the past.' },
  ]);
});

it.each([
  ['number', '', 'Enter the card number.'],
  ['number', '4242 4242', 'The card number is incomplete.'],
  ['number', '4242 4242 4242 4241', 'The card number isn’t valid. Check it and try again.'],
  ['number', '4242 4242 4242 424x', 'A card number has only digits.'],
  [
    'number',
    '4111 1111 1111 1111',
    'This is a sandbox and only takes test cards. Choose one from the list below.',
  ],
  ['expiry', '', 'Enter the expiry date.'],
  ['expiry', '13 / 30', 'Enter the expiry date as month and year, for example 04 / 30.'],
  ['cvc', '', 'Enter the security code.'],
  ['cvc', '12', 'The security code of this card has 3 digits.'],
  ['name', '  ', 'Enter the name on the card.'],
])('explains what is wrong with %s "%s"', (field, value, message) => {
  expect(read({ [field]: value }).errors).toEqual([{ field, message }]);
});

it('requires a four-digit code for an American Express card', () => {
  expect(read({ number: '378282246310005', cvc: '123' }).errors).toMatchObject([{ field: 'cvc' }]);
  expect(read({ number: '378282246310005', cvc: '1234' }).errors).toEqual([]);
});

it('asks for the email address only if the shop didn’t send it', () => {
  expect(read({ email: 'sam' }, false).errors).toMatchObject([{ field: 'email' }]);
  expect(read({ email: 'sam@example.com' }, false).presented).toMatchObject({ email: 'sam@example.com' });
});
