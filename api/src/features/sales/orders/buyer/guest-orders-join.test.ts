import { expect } from 'vitest';
import { aCustomer, anEmail, type SignedIn } from '../../../../../test/account.ts';
import { followEmailLink, verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import { anUnpaidOrder, ORDERS } from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest();

async function ordersOf(shop: TestShop, { headers }: SignedIn): Promise<string[]> {
  const { data } = await shop.graphql<{ myOrders: { items: { id: string }[] } }>(ORDERS, {}, { ...headers });
  return data.myOrders.items.map(({ id }) => id);
}

it('C-49 guest orders join an account only once its email is verified, whatever the letter case', async ({
  shop,
}) => {
  const email = anEmail();
  const guest = await anUnpaidOrder(shop, { email: email.toUpperCase() });
  const another = await anUnpaidOrder(shop, { email: anEmail() });
  const customer = await aCustomer(shop, { email });
  expect(await ordersOf(shop, customer)).toEqual([]);
  expect(await followEmailLink(shop, 'wrong')).toMatchObject({ kind: 'InvalidToken' });
  expect(await ordersOf(shop, customer)).toEqual([]);
  expect(await verifyEmail(shop, customer)).toMatchObject({ kind: 'EmailVerified' });
  expect(await ordersOf(shop, customer)).toEqual([guest.orderId]);
  expect(await shop.rows('select user_id from orders where id = $1', [another.orderId])).toEqual([
    { user_id: null },
  ]);
});

it('C-49 an account keeps its order even if another account verifies the email address on it', async ({
  shop,
}) => {
  const buyer = await aCustomer(shop);
  const email = anEmail();
  const order = await anUnpaidOrder(shop, { by: buyer, email });
  const owner = await aCustomer(shop, { email });
  await verifyEmail(shop, owner);
  expect(await ordersOf(shop, owner)).toEqual([]);
  expect(await ordersOf(shop, buyer)).toEqual([order.orderId]);
});
