import { describe, expect } from 'vitest';
import { aBuyableProduct } from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { quote } from './cart-quote.builder.ts';

/** A Friday, before the cut-off. */
const NOW = new Date('2026-11-20T10:00:00Z');

const it = shopTest({ now: NOW });

describe('C-37 the delivery zone', () => {
  const zones = [
    ['Skye', 'GB', 'IV51 9EH', 'HIGHLANDS_AND_ISLANDS', 2_599, '2026-11-27', '2026-12-01'],
    ['Belfast', 'NI', 'BT1 5GS', 'NORTHERN_IRELAND', 1_599, '2026-11-27', '2026-12-01'],
    ['Cowes', 'GB', 'PO31 7AA', 'ISLE_OF_WIGHT', 2_099, '2026-11-26', '2026-11-30'],
    ['Douglas', 'GB', 'IM1 1AA', 'ISLE_OF_MAN', 3_099, '2026-11-27', '2026-12-01'],
    ['St Mary’s', 'GB', 'TR21 0LW', 'ISLES_OF_SCILLY', 3_099, '2026-11-30', '2026-12-02'],
  ] as const;

  it.for(zones)(
    'prices and dates standard delivery to %s, and offers no other',
    async ([_where, country, postcode, deliveryZone, shipping, from, to], { shop }) => {
      const product = await aBuyableProduct(shop, { price: 19_999 });
      const items = [{ productId: product.id, quantity: 1 }];
      const quoted = await quote(shop, { items, country, postcode, deliveryMethod: 'EMERGENCY' });
      expect(quoted).toMatchObject({
        deliveryZone,
        deliveryMethod: 'STANDARD',
        shipping,
        deliveryRefusal: null,
        canCheckOut: true,
        estimatedDelivery: { from, to },
      });
      expect(quoted.deliveryOptions).toEqual([{ method: 'STANDARD', price: shipping, freeFrom: 20_000 }]);
      expect(quoted.deliveryNotes[0]).toContain('only offer standard delivery');
    },
  );

  it.for(zones)(
    'CART-10 GEN-12 delivers free from £200 to %s too',
    async ([, country, postcode], { shop }) => {
      const product = await aBuyableProduct(shop, { price: 20_000 });
      const items = [{ productId: product.id, quantity: 1 }];
      expect(await quote(shop, { items, country, postcode })).toMatchObject({ shipping: 0, total: 20_000 });
    },
  );

  it('states the zone’s surcharge and tax in sentences', async ({ shop }) => {
    expect((await quote(shop, { items: [], postcode: 'IV51 9EH' })).deliveryNotes).toEqual([
      'We only offer standard delivery to the Scottish Highlands and islands, which takes 5-7 working ' +
        'days.',
      'Below £200 it costs £10.00 more than on the UK mainland.',
    ]);
  });

  it.for([
    ['Jersey', 'JE2 3AB', 'CHANNEL_ISLANDS', 'We don’t deliver to the Channel Islands'],
    ['Guernsey', 'GY1 1AA', 'CHANNEL_ISLANDS', 'We don’t deliver to the Channel Islands'],
    ['Gibraltar', 'GX11 1AA', 'GIBRALTAR', 'We don’t deliver to Gibraltar'],
    ['the forces', 'BF1 3AA', 'BFPO', 'We don’t deliver to BFPO addresses'],
    ['an incomplete postcode', 'MK42', null, 'Please enter a valid postcode.'],
    ['a postcode of another country', 'D02 X285', null, 'Please enter a valid postcode.'],
  ] as const)('offers nothing for %s and says why', async ([, postcode, deliveryZone, reason], { shop }) => {
    const product = await aBuyableProduct(shop, { price: 10_000 });
    const quoted = await quote(shop, { items: [{ productId: product.id, quantity: 1 }], postcode });
    expect(quoted).toMatchObject({
      deliveryZone,
      deliveryOptions: [],
      deliveryNotes: [],
      shipping: 0,
      total: 10_000,
      canCheckOut: false,
    });
    expect(quoted.deliveryRefusal).toContain(reason);
  });
});
