import { expect, it } from 'vitest';
import { actionName, dayBegins, figureName, figureText, said, screenOf } from './auditSubject.ts';

it.each([
  ['webhook endpoint', 'Webhook endpoint'],
  ['saved-view', 'Saved view'],
  ['api key', 'API key'],
  ['product.update', 'Product update'],
  ['SHIPPED', 'Shipped'],
])('the log’s words become readable labels: %s', (word, sentence) => expect(said(word)).toBe(sentence));

it('field names become readable, and those of prices are those of the form', () => {
  expect(figureName('freeDeliveryFrom')).toBe('Free delivery from');
  expect(figureName('mailOrderPrice')).toBe('Delivered price');
});

it.each([
  ['listPrice', 9_400, '£94.00'],
  ['stockOnHand', 12, '12'],
  ['paymentStatus', 'PAID', 'Paid'],
  ['published', false, 'No'],
  ['wasPrice', null, '–'],
])('the value of %s is in words', (name, figure, words) => expect(figureText(name, figure)).toBe(words));

it('objects link to the screens that manage them', () => {
  expect(screenOf('settings', 'DELIVERY')).toBe('/admin/settings/delivery');
  expect(screenOf('product', '5000')).toBe('/admin/products/edit/5000');
  expect(screenOf('security', '1')).toBeNull();
  expect(screenOf('constructor', '1')).toBeNull();
});

it('days in the address are parsed', () => {
  expect(dayBegins('2026-11-20')).toBe(new Date('2026-11-20T00:00:00').toISOString());
  expect(dayBegins('soon')).toBeNull();
  expect(dayBegins(undefined)).toBeNull();
});

it('the log shows a status by its usual label', () => {
  expect(actionName('PENDING')).toBe('Order received');
  expect(actionName('refund made')).toBe('Refund made');
});
