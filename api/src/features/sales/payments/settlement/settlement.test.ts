import { expect } from 'vitest';
import { aCustomer } from '../../../../../test/account.ts';
import {
  aBuyableProduct,
  anOpenCheckout,
  becomes,
  cancel,
  holdRequest,
  orderOf,
  pay,
  stockOf,
} from '../../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const DECLINED = { number: '4000 0000 0000 0002' };

const it = shopTest({ jobs: true });

it('a card payment books the order: stock falls by the units bought, with one movement and one event', async ({
  shop,
}) => {
  const product = await aBuyableProduct(shop, { stock: 10 });
  const checkout = await anOpenCheckout(shop, product, { quantity: 3 });
  expect(await stockOf(shop, product)).toEqual({ onHand: 10, reserved: 3 });
  const answer = await pay(shop, checkout);
  expect(answer.headers.get('location')).toBe(
    `http://shop.test/payment-success?session_id=${checkout.sessionId}`,
  );
  await becomes(shop, checkout, 'PAID');
  expect(await stockOf(shop, product)).toEqual({ onHand: 7, reserved: 0 });
  expect(await orderOf(shop, checkout)).toMatchObject({
    status: 'PENDING',
    reserved_until: null,
    needs_attention: null,
    movements: [-3],
    events: ['Order received.', 'Payment received. Thank you!'],
  });
});

it('a declined card changes nothing, and a good one pays the same order afterwards', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  expect((await pay(shop, checkout, DECLINED)).status).toBe(402);
  expect(await orderOf(shop, checkout)).toMatchObject({
    status: 'PENDING',
    payment_status: 'UNPAID',
    movements: [],
  });
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
  await pay(shop, checkout);
  await becomes(shop, checkout, 'PAID');
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
});

it('an expired page releases the units', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  shop.sandbox.expireSession(checkout.sessionId);
  await becomes(shop, checkout, 'FAILED');
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
  expect(await orderOf(shop, checkout)).toMatchObject({
    status: 'CANCELLED',
    reserved_until: null,
    movements: [],
  });
});

it('a shopper who cancels releases the units, and the page can’t be paid any more', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  expect((await cancel(shop, checkout.orderId)).data).toEqual({ cancelCheckout: true });
  expect(await stockOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
  expect((await pay(shop, checkout)).status).toBe(410);
  expect((await cancel(shop, checkout.orderId)).data).toEqual({ cancelCheckout: false });
  expect((await orderOf(shop, checkout)).events).toEqual([
    'Order received.',
    'The payment was cancelled. Nothing was charged.',
  ]);
});

it('PERM-02 only its owner, or the browser that started it, can cancel a customer’s checkout', async ({
  shop,
}) => {
  const [owner, other] = [await aCustomer(shop), await aCustomer(shop)];
  const product = await aBuyableProduct(shop, { stock: 10 });
  const [first, second] = [
    await anOpenCheckout(shop, product, { headers: owner.headers }),
    await anOpenCheckout(shop, product, { headers: owner.headers }),
  ];
  const strangers: Record<string, string>[] = [
    {},
    other.headers,
    { cookie: second.cookie.replace(/=./, '=') },
  ];
  for (const headers of strangers)
    expect((await cancel(shop, first.orderId, headers)).data).toEqual({ cancelCheckout: false });
  expect(await stockOf(shop, product)).toEqual({ onHand: 10, reserved: 4 });
  expect((await cancel(shop, first.orderId, owner.headers)).data).toEqual({ cancelCheckout: true });
  expect((await cancel(shop, second.orderId, { cookie: second.cookie })).data).toEqual({
    cancelCheckout: true,
  });
  expect(await stockOf(shop, product)).toEqual({ onHand: 10, reserved: 0 });
});

it('a cancel link opened after paying books the payment', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  shop.sandbox.pauseWebhooks();
  await pay(shop, checkout);
  expect((await cancel(shop, checkout.orderId)).data).toEqual({ cancelCheckout: false });
  expect(await orderOf(shop, checkout)).toMatchObject({
    payment_status: 'PAID',
    status: 'PENDING',
    movements: [-2],
  });
  shop.sandbox.resumeWebhooks();
});

it('a card payment that beats the cancel link wins', async ({ shop }) => {
  const product = await aBuyableProduct(shop, { stock: 5 });
  const checkout = await anOpenCheckout(shop, product);
  shop.sandbox.pauseWebhooks();
  const closing = holdRequest(shop, `/v1/checkout/sessions/${checkout.sessionId}/expire`);
  const leaving = cancel(shop, checkout.orderId);
  await closing.arrived;
  await pay(shop, checkout);
  closing.letGo();
  expect(await leaving).toMatchObject({ data: { cancelCheckout: false } });
  expect(await orderOf(shop, checkout)).toMatchObject({
    payment_status: 'PAID',
    status: 'PENDING',
    movements: [-2],
  });
  expect(await stockOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
  shop.sandbox.resumeWebhooks();
});

it('only the id returned by createCheckout can cancel anything', async ({ shop }) => {
  expect((await cancel(shop, '1')).errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect((await cancel(shop, '00000000-0000-4000-8000-000000000000')).data).toEqual({
    cancelCheckout: false,
  });
});
