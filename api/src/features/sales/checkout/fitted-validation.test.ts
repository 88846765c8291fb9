import { expect } from 'vitest';
import { aCheckout, anAddress, checkOut, stockOf } from '../../../../test/fixtures/buying.ts';
import {
  aCentre,
  aFittableProduct,
  atCentre,
  aVan,
  byVan,
  offersFor,
  startsAt,
} from '../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

const it = shopTest();

const fitted = (shop: TestShop, overrides: Partial<CheckoutInput>) =>
  checkOut(shop, aCheckout({ requestsEarlyFitting: true, ...overrides }));

it.for([
  ['in the past', (start: string) => new Date(Date.parse(start) - 30 * 86_400_000).toISOString()],
  ['off the half hour', (start: string) => new Date(Date.parse(start) + 7 * 60_000).toISOString()],
  ['at night', (start: string) => new Date(Date.parse(start) + 12 * 3_600_000).toISOString()],
  ['years ahead', (start: string) => new Date(Date.parse(start) + 700 * 86_400_000).toISOString()],
] as const)('a slot %s is refused with the next free times', async ([name, moved], { shop }) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: name.replaceAll(' ', '-') });
  const [start = ''] = await startsAt(shop, product, centre);
  const answer = await fitted(shop, {
    items: [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' }],
    fittings: [atCentre(centre, moved(start))],
  });
  expect(answer).toMatchObject({
    kind: 'SlotUnavailable',
    next: expect.arrayContaining([{ startsAt: start }]),
  });
  expect(await stockOf(shop, product)).toMatchObject({ reserved: 0 });
});

it('what a centre can’t do is refused, and says why', async ({ shop }) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'small', maxRim: 15 });
  const { centres } = await offersFor(shop, product, { centre });
  expect(centres).toMatchObject([
    { refusal: 'Test centre small fits wheels of 10 to 15 inches, and yours have 16.', earliest: null },
  ]);
  const items = [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' as const }];
  const monday = new Date(Date.now() + 10 * 86_400_000).toISOString();
  expect(await fitted(shop, { items, fittings: [atCentre(centre, monday)] })).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'fittings.0.centre' }],
  });
  expect(await fitted(shop, { items, fittings: [] })).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'fittings.0.centre', message: 'Choose a fitting centre and a time.' }],
  });
});

it('two centres for one order are refused', async ({ shop }) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'twice' });
  const [start = '', later = ''] = await startsAt(shop, product, centre);
  const answer = await fitted(shop, {
    items: [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' }],
    fittings: [atCentre(centre, start), atCentre(centre, later)],
  });
  expect(answer).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'fittings.1.way', message: 'Choose at most one centre and one visit of a van' }],
  });
});

it('a tyre that isn’t sold fitted is refused, instead of being fitted for nothing', async ({ shop }) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'unfitted' });
  const [start = ''] = await startsAt(shop, product, centre);
  await shop.rows('update products set fitted_price_pence = null where id = $1', [product.id]);
  const answer = await fitted(shop, {
    items: [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' }],
    fittings: [atCentre(centre, start)],
  });
  expect(answer).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'fittings.0.way', message: 'We don’t fit this tyre; it can be delivered.' }],
  });
  expect(await stockOf(shop, product)).toMatchObject({ reserved: 0 });
});

it('vans don’t go beyond their radius, nor to unknown postcodes', async ({ shop }) => {
  await aVan(shop);
  const product = await aFittableProduct(shop);
  const { van } = await offersFor(shop, product, { near: 'MK42 0AA' });
  const away = await fitted(shop, {
    items: [{ productId: product.id, quantity: 2, fulfilment: 'MOBILE' }],
    fittings: [byVan(van.earliest?.startsAt ?? '')],
    shippingAddress: anAddress({ postcode: 'SW1A 1AA' }),
  });
  expect(away).toMatchObject({ kind: 'InvalidInput', fields: [{ path: 'fittings.0.centre' }] });
});

it('a slot within the period for cancelling needs the buyer’s express request', async ({ shop }) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'express' });
  const [start = ''] = await startsAt(shop, product, centre);
  const input = {
    items: [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' as const }],
    fittings: [atCentre(centre, start)],
  };
  expect(await checkOut(shop, aCheckout(input))).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'requestsEarlyFitting' }],
  });
});
