import { expect, it } from 'vitest';
import { contactAct, pageAct } from './contactAct.ts';

it.each([
  ['tel:+441632960100', '/', 'PHONE_CLICK'],
  ['tel:+441632960117', '/mobile-tyre-fitting-bedford', 'MOBILE_FITTING_BOOKING'],
  ['tel:+441632960117', '/bedford-tyres', 'PHONE_CALL'],
  ['mailto:hello@treadline.example', '/contact', 'EMAIL_CLICK'],
  ['/contact', '/', null],
])('ANL-03 pressing %s on %s is %s', (href, pathname, name) => {
  expect(contactAct(href, pathname)).toBe(name);
});

it.each([
  ['/contact', 'CONTACT_PAGE'],
  ['/bedford-tyres', 'HIGH_INTENT_PAGE'],
  ['/mobile-tyre-fitting-bedford', 'HIGH_INTENT_PAGE'],
  ['/shop', null],
])('ANL-03 opening %s is %s', (pathname, name) => {
  expect(pageAct(pathname)).toBe(name);
});
