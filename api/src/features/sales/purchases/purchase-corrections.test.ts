import { expect } from 'vitest';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import { anOpenCheckout, PAID, pay, stockOf } from '../../../../test/fixtures/buying.ts';
import { askAs, type Caller } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { ship } from '../../../../test/fixtures/order/order-desk.ts';
import {
  cancel,
  correctCost,
  needsOf,
  order,
  receive,
  takeBack,
} from '../../../../test/fixtures/purchases.ts';
import { aSuppliedTyre, supplyOf } from '../../../../test/fixtures/supplier.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

/** A tyre of which an order has bought so many from a supplier. */
async function aSoldTyre(shop: TestShop, admin: Caller, quantity: number) {
  const supplied = await aSuppliedTyre(shop, admin, 0);
  const checkout = await anOpenCheckout(shop, supplied.tyre, { quantity });
  await pay(shop, checkout);
  await shop.graphql(PAID, { id: checkout.sessionId });
  return { ...supplied, checkout, productId: supplied.tyre.id };
}

/** What is on order for an order's tyres and what has come, with its notes. */
const suppliesOf = async (shop: TestShop, admin: Caller, id: string) =>
  (
    await askAs<{
      order: { notes: { text: string }[]; supplies: { onOrder: number; arrived: number }[] };
    }>(shop, admin, 'query ($id: ID!) { order(id: $id) { notes { text } supplies { onOrder arrived } } }', {
      id,
    })
  ).order;

it('a cancelled purchase is needed again, keeps what has come and is taken off the supplier’s list', async ({
  shop,
  admin,
}) => {
  const { supplier, checkout, productId } = await aSoldTyre(shop, admin, 3);
  const made = await order(shop, admin, supplier, [{ productId, quantity: 6, needed: 3 }]);
  expect(await supplyOf(shop, productId)).toMatchObject({ units: 14 });
  const first = await receive(shop, admin, made, [{ productId, received: 1, missing: 0 }]);
  const answers = await Promise.all([1, 2].map(() => cancel(shop, admin, first, true)));
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['Purchase', 'StaleWrite']);
  const cancelled = answers.find(({ kind }) => kind === 'Purchase') ?? first;
  expect(cancelled).toMatchObject({ lines: [{ received: 1, missing: 5 }] });
  expect([cancelled.closedAt, cancelled.cancelledAt]).not.toContain(null);
  expect(await cancel(shop, admin, cancelled)).toMatchObject({ kind: 'PurchaseNotOpen' });
  expect(await needsOf(shop, admin, supplier)).toEqual({ [productId]: 2 });
  // Two of its 19 are spoken for.
  expect(await supplyOf(shop, productId)).toMatchObject({ own: 0, units: 17 });
  expect(await suppliesOf(shop, admin, checkout.orderId)).toMatchObject({
    notes: [{ text: expect.stringMatching(/^Purchase \d+ from .* was cancelled\. .* needs 2 × /) as string }],
    supplies: [{ onOrder: 0, arrived: 1 }],
  });
  const mails = await shop.rows<{ text: string }>(
    "select text from mails where subject like 'Cancelled: order%'",
  );
  expect(mails).toEqual([{ text: expect.stringContaining(`your code W-${productId}`) as string }]);
  // Tyres that were on the lorry already go on the shelf; those booked by mistake are needed again.
  const late = await receive(shop, admin, cancelled, [{ productId, received: 0, missing: 0, surplus: 2 }]);
  expect(await supplyOf(shop, productId)).toMatchObject({ own: 2 });
  const back = await takeBack(shop, admin, late, late.deliveries.at(-1)?.id);
  expect(back).toMatchObject({ kind: 'Purchase', lines: [{ received: 0, missing: 6, surplus: 2 }] });
  expect(back.closedAt).not.toBeNull();
  expect(await needsOf(shop, admin, supplier)).toEqual({ [productId]: 3 });
});

it('a delivery booked by mistake goes back exactly, unless its tyres were sent or sold', async ({
  shop,
  admin,
}) => {
  const { tyre, supplier, checkout, productId } = await aSoldTyre(shop, admin, 3);
  const made = await order(shop, admin, supplier, [{ productId, quantity: 5, needed: 3 }]);
  const all = [{ productId, received: 5, missing: 0, surplus: 1 }];
  const answers = await Promise.all([1, 2].map(() => receive(shop, admin, made, all)));
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['Purchase', 'StaleWrite']);
  const full = answers.find(({ kind }) => kind === 'Purchase') ?? made;
  expect(full.closedAt).not.toBeNull();
  expect(await stockOf(shop, tyre)).toEqual({ onHand: 3, reserved: 0 });
  const wrong = full.deliveries[0]?.id;
  const open = await takeBack(shop, admin, full, wrong);
  expect(open).toMatchObject({ closedAt: null, lines: [{ received: 0, missing: 0, surplus: 0 }] });
  expect(await stockOf(shop, tyre)).toEqual({ onHand: 0, reserved: 0 });
  expect(await suppliesOf(shop, admin, checkout.orderId)).toMatchObject({
    notes: [{ text: expect.stringContaining('3 × ') as string }],
    supplies: [{ onOrder: 3, arrived: 0 }],
  });
  expect(await needsOf(shop, admin, supplier)).toEqual({});
  expect(await takeBack(shop, admin, open, wrong)).toMatchObject({
    kind: 'DeliveryNotTakenBack',
    message: 'This delivery was taken back before.',
  });
  // Two that won't come leave the order short; taken back, it awaits them again.
  const short = await receive(shop, admin, open, [{ productId, received: 1, missing: 3 }]);
  expect(await needsOf(shop, admin, supplier)).toEqual({ [productId]: 1 });
  const again = await takeBack(shop, admin, short, short.deliveries[0]?.id);
  expect(await suppliesOf(shop, admin, checkout.orderId)).toMatchObject({
    supplies: [{ onOrder: 3, arrived: 0 }],
  });

  const first = await receive(shop, admin, again, [{ productId, received: 3, missing: 0 }]);
  const last = await receive(shop, admin, first, [{ productId, received: 2, missing: 0 }]);
  await ship(shop, [{ order: checkout.orderNumber, trackingNumber: '15501234567891' }], admin);
  const [own, theirs] = last.deliveries;
  expect(await takeBack(shop, admin, last, theirs?.id)).toMatchObject({
    message: `Order ${checkout.orderNumber} was sent with tyres of this delivery, so it stays booked.`,
  });
  await anOpenCheckout(shop, tyre, { quantity: 1 });
  expect(await takeBack(shop, admin, last, own?.id)).toMatchObject({
    message: expect.stringMatching(/^Only 1 of the 2 × .* is left: the others were sold meanwhile/) as string,
  });
  expect(await stockOf(shop, tyre)).toEqual({ onHand: 2, reserved: 1 });
  expect(
    await receive(shop, admin, open, [{ productId, received: 0, missing: 0, surplus: 1 }]),
  ).toMatchObject({ kind: 'StaleWrite' });
});

it('a cost is corrected in its purchase alone, by people who may see costs', async ({ shop, admin }) => {
  const { supplier, productId, checkout } = await aSoldTyre(shop, admin, 2);
  const made = await order(shop, admin, supplier, [{ productId, quantity: 2, needed: 2 }]);
  const booked = await receive(shop, admin, made, [{ productId, received: 2, missing: 0 }]);
  const buyer = await aKey(shop, { name: 'Buyer', scopes: ['WRITE_PURCHASES'] });
  await expect(correctCost(shop, buyer, booked, productId, 3_950)).rejects.toThrow('');
  expect(await correctCost(shop, admin, booked, 987_654, 3_950)).toMatchObject({
    fields: [{ path: 'productId', message: 'This tyre isn’t in the purchase' }],
  });
  expect(await correctCost(shop, admin, booked, productId, 3_950)).toMatchObject({
    lines: [{ costPrice: 3_950, received: 2 }],
  });
  expect(
    await shop.rows(
      `select before, after from audit_entries
        where subject = 'purchase' and subject_id = $1 and action = 'cost corrected'`,
      [String(made.id)],
    ),
  ).toEqual([{ before: { productId: null, costPrice: 4_000 }, after: { productId, costPrice: 3_950 } }]);
  expect(await supplyOf(shop, productId)).toMatchObject({ cost: 4_000 });
  expect(
    await shop.rows('select cost_pence from order_lines where order_id = $1', [checkout.orderId]),
  ).toEqual([{ cost_pence: 4_000 }]);
});
