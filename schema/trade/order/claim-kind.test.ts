import { expect, it } from 'vitest';
import { isWebAddress, lastDayOfFaultClaim, paidDelivered } from './claim-kind.ts';

it('a fault can be claimed for six years, even for tyres delivered on a leap day', () => {
  expect(lastDayOfFaultClaim('2026-12-31')).toBe('2032-12-31');
  expect(lastDayOfFaultClaim('2028-02-29')).toBe('2034-02-28');
});

it('the amount paid for units includes their share of the delivery charge', () => {
  expect(paidDelivered(20_000, 20_000, { subtotal: 20_000, shipping: 1_599 })).toBe(21_599);
  expect(paidDelivered(9_500, 10_000, { subtotal: 30_000, shipping: 1_600 })).toBe(10_033);
  expect(paidDelivered(40_000, 40_000, { subtotal: 40_000, shipping: 0 })).toBe(40_000);
});

it.each([
  ['https://www.example.co.uk/tyres?id=4', true],
  [' http://tyres.example ', true],
  ['HTTPS://Tyres.Example/4', true],
  ['www.example.co.uk', false],
  ['https://localhost/tyre', false],
  ['https://127.0.0.1/tyre', false],
  ['https://me:secret@tyres.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,<b>', false],
  ['cheaper down the road', false],
  ['', false],
])('%j is the web address of an offer: %s', (text, isOne) => {
  expect(isWebAddress(text)).toBe(isOne);
});
