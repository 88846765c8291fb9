import { expect, it } from 'vitest';
import { phoneLink } from './phone.ts';

it.each([
  ['01632 960 100', 'tel:+441632960100'],
  ['(020) 7946 0000', 'tel:+442079460000'],
  ['07700-900123', 'tel:+447700900123'],
])('the link for %s is %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
