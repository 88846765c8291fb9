import { expect } from 'vitest';
import { anAddress } from '../../../../test/fixtures/buying.ts';
import {
  aCentre,
  aFittableProduct,
  atCentre,
  aVan,
  byVan,
  offersFor,
  startsAt,
} from '../../../../test/fixtures/fitting.ts';
import { aManualOrder, takeOrder } from '../../../../test/fixtures/order/manual-order.ts';
import { shopTest } from '../../../../test/shop-test.ts';

/** A Monday, so that the van’s first time is today. */
const it = shopTest({ now: new Date('2026-11-23T10:00:00Z') });

const SUMS = `
  charges { kind name quantity unitPrice total }
  fittings { way minutes problem }
  subtotal shipping total vatIncluded`;
const QUOTES = `query ($cart: CartQuoteInput!, $order: ManualOrderQuoteInput!) {
  cart: cartQuote(input: $cart) { ${SUMS} }
  order: manualOrderQuote(input: $order) { ${SUMS} }
}`;

it.for([
  ['at a centre', ['FITTED']],
  ['by van', ['MOBILE']],
  ['in all three ways', ['FITTED', 'MOBILE', 'MAIL_ORDER']],
] as const)('tyres received %s cost what the cart says', async ([name, ways], { shop, admin }) => {
  await aVan(shop);
  const first = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: name.replaceAll(' ', '-') });
  const [start = ''] = await startsAt(shop, first, centre);
  const { van } = await offersFor(shop, first, { near: 'MK42 0AA' });
  const products = [first, await aFittableProduct(shop), await aFittableProduct(shop, { price: 4_321 })];
  const items = ways.map((fulfilment, index) => ({
    productId: products[index]?.id ?? 0,
    quantity: index + 1,
    roadHazardPlan: index === 1,
    fulfilment,
  }));
  const extras = [{ extra: 'ALIGNMENT' as const, quantity: 1 }];
  const fittings = [atCentre(centre, start, { extras }), byVan(van.earliest?.startsAt ?? '')].filter(
    ({ way }) => ways.some((used) => used === way),
  );
  const place = { postcode: 'MK42 0AA', country: 'GB' };
  const { data, errors } = await shop.graphql<Record<'cart' | 'order', { total: number }>>(
    QUOTES,
    { cart: { items, fittings, ...place }, order: { lines: items, fittings, ...place } },
    admin.headers,
  );
  expect(errors).toBeUndefined();
  expect(data.order).toEqual(data.cart);
  const taken = await takeOrder(
    shop,
    aManualOrder(first, {
      lines: items,
      fittings,
      requestsEarlyFitting: true,
      shippingAddress: anAddress({ postcode: 'MK42 0AA' }),
      payment: 'CASH',
    }),
    admin,
  );
  expect(taken).toMatchObject({ kind: 'ManualOrderPlaced', order: { total: data.cart.total } });
});
