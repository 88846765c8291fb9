import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aCustomer, anEmail, mailedToken, type SignedIn } from '../accounts/account.builder.ts';
import { anUnpaidOrder, ORDERS } from './order.builder.ts';

const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { kind: __typename } }';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function ordersOf({ headers }: SignedIn): Promise<string[]> {
  const { data } = await shop.graphql<{ myOrders: { items: { id: string }[] } }>(ORDERS, {}, { ...headers });
  return data.myOrders.items.map(({ id }) => id);
}

test('C-49 guest orders come to an account only once its e-mail is verified, in whatever letters they were placed', async () => {
  const email = anEmail();
  const guest = await anUnpaidOrder(shop, { email: email.toUpperCase() });
  const another = await anUnpaidOrder(shop, { email: anEmail() });
  const customer = await aCustomer(shop, { email });
  expect(await ordersOf(customer)).toEqual([]);
  expect((await shop.graphql(VERIFY, { token: 'wrong' })).data).toEqual({
    verifyEmail: { kind: 'InvalidToken' },
  });
  expect(await ordersOf(customer)).toEqual([]);
  expect(
    (
      await shop.graphql(
        VERIFY,
        { token: await mailedToken(shop, customer, 'verify-email') },
        { ...customer.headers },
      )
    ).data,
  ).toEqual({ verifyEmail: { kind: 'EmailVerified' } });
  expect(await ordersOf(customer)).toEqual([guest.orderId]);
  expect(await shop.rows('select user_id from orders where id = $1', [another.orderId])).toEqual([
    { user_id: null },
  ]);
});

test('C-49 an order that is somebody’s stays theirs, whoever owns the address on it', async () => {
  const buyer = await aCustomer(shop);
  const email = anEmail();
  const order = await anUnpaidOrder(shop, { by: buyer, email });
  const owner = await aCustomer(shop, { email });
  await shop.graphql(VERIFY, { token: await mailedToken(shop, owner, 'verify-email') }, { ...owner.headers });
  expect(await ordersOf(owner)).toEqual([]);
  expect(await ordersOf(buyer)).toEqual([order.orderId]);
});
