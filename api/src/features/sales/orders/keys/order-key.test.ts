import { describe, expect } from 'vitest';
import { anEmail } from '../../../../../test/account.ts';
import { anUnpaidOrder, type BoughtOrder } from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { OrderKeys } from './order-key.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const it = shopTest();

it.beforeEach(({ shop }) => shop.setNow(NOON));

interface Guest {
  readonly order: BoughtOrder;
  readonly email: string;
}

async function aGuest(shop: TestShop): Promise<Guest> {
  const email = anEmail();
  return { email, order: await anUnpaidOrder(shop, { email }) };
}

const ORDER = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      canCancel
      canPay
      shippingAddress {
        name
      }
    }
  }
`;
const CANCEL = 'mutation ($id: ID!) { cancelOrder(id: $id) { __typename } }';

describe('an order key', () => {
  async function aKey(shop: TestShop, { order, email }: Guest): Promise<string> {
    return (await shop.services.get(OrderKeys).sign({ id: order.orderId, email }, 1)).key;
  }
  const ask = (shop: TestShop, guest: Guest, key: string) =>
    shop.graphql<{ order: object | null }>(ORDER, { id: guest.order.orderId }, { 'order-key': key });
  const UNAUTHENTICATED = { data: { order: null }, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };

  it('C-49 an order key lets a guest see and act on that order, and no other', async ({ shop }) => {
    const [guest, other] = [await aGuest(shop), await aGuest(shop)];
    const key = await aKey(shop, guest);
    const { data, headers } = await ask(shop, guest, key);
    expect(data.order).toEqual({ canCancel: true, canPay: true, shippingAddress: { name: 'Sam Carter' } });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await ask(shop, other, key)).data.order).toBeNull();
    const cancel = ({ order: { orderId } }: Guest) =>
      shop.graphql<{ cancelOrder: { __typename: string } }>(CANCEL, { id: orderId }, { 'order-key': key });
    expect((await cancel(other)).data.cancelOrder.__typename).toBe('OrderNotFound');
    expect((await cancel(guest)).data.cancelOrder.__typename).toBe('Order');
  });

  it('C-49 a key is refused after a day, if tampered with, and if it’s a different kind of token', async ({
    shop,
    customer,
  }) => {
    const guest = await aGuest(shop);
    const key = await aKey(shop, guest);
    for (const wrongKey of [key.slice(0, -2), `${key}a`, 'nonsense', customer.headers.authorization.slice(7)])
      expect(await ask(shop, guest, wrongKey)).toMatchObject(UNAUTHENTICATED);
    expect(await shop.graphql('{ me { id } }', {}, { authorization: `Bearer ${key}` })).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    shop.setNow(new Date(NOON.getTime() + 86_400_001));
    expect(await ask(shop, guest, key)).toMatchObject(UNAUTHENTICATED);
  });

  it('C-49 a key opens nothing once the order’s email is corrected or its buyer erased', async ({ shop }) => {
    const [moved, erased] = [await aGuest(shop), await aGuest(shop)];
    const [movedKey, erasedKey] = [await aKey(shop, moved), await aKey(shop, erased)];
    await shop.rows('update orders set email = $2 where id = $1', [moved.order.orderId, anEmail()]);
    await shop.rows('update orders set buyer_erased = true where id = $1', [erased.order.orderId]);
    expect((await ask(shop, moved, movedKey)).data.order).toBeNull();
    expect((await ask(shop, erased, erasedKey)).data.order).toBeNull();
  });
});
