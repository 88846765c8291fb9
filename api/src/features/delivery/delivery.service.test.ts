import { describe, expect, it } from 'vitest';
import { someSettings } from '../settings/settings.builder.ts';
import { deliveryOptions, quoteShipping, type DeliveryPlace } from './delivery.service.ts';

const settings = someSettings();
const offered = (place: DeliveryPlace): string =>
  deliveryOptions(10_000, place, settings)
    .map(({ method }) => method)
    .join(' ');

describe('C-01 what delivery costs', () => {
  it.each([
    [1, 1_599],
    [19_999, 1_599],
    [20_000, 0],
    [20_001, 0],
  ])('standard for a subtotal of %i pence', (subtotal, price) => {
    expect(quoteShipping(subtotal, 'STANDARD', settings)).toBe(price);
  });

  it('C-02 express and emergency are never free', () => {
    for (const subtotal of [1, 19_999, 20_000, 99_999_999])
      expect([
        quoteShipping(subtotal, 'EXPRESS', settings),
        quoteShipping(subtotal, 'EMERGENCY', settings),
      ]).toEqual([2_499, 4_999]);
  });

  it('follows the owner’s settings', () => {
    const changed = someSettings({ freeDeliveryFrom: 5_000, standardDeliveryPrice: 800 });
    expect([quoteShipping(4_999, 'STANDARD', changed), quoteShipping(5_000, 'STANDARD', changed)]).toEqual([
      800, 0,
    ]);
    expect(deliveryOptions(4_999, { country: 'GB', postcode: '' }, changed)[0]).toMatchObject({
      price: 800,
      freeFrom: 5_000,
    });
  });
});

describe('C-02 what reaches a place', () => {
  it.each<[string, DeliveryPlace['country'], string, string]>([
    ['everything while nobody knows where', 'GB', '', 'STANDARD EXPRESS EMERGENCY'],
    ['express in a city', 'GB', 'MK42 0AA', 'STANDARD EXPRESS EMERGENCY'],
    ['express in a city, as it is typed', 'GB', 'm1 1ae', 'STANDARD EXPRESS EMERGENCY'],
    ['no express in the country', 'GB', 'TR21 0LW', 'STANDARD EMERGENCY'],
    ['no area that only begins alike', 'GB', 'ML1 1AA', 'STANDARD EMERGENCY'],
    ['standard alone in Northern Ireland', 'NI', 'BT1 5GS', 'STANDARD'],
    ['standard alone in Ireland', 'IE', 'D02 X285', 'STANDARD'],
  ])('%s', (_what, country, postcode, methods) => {
    expect(offered({ country, postcode })).toBe(methods);
  });
});
