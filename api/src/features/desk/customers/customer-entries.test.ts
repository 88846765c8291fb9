import { expect } from 'vitest';
import { aCustomer, anEmail } from '../../../../test/account.ts';
import { aPaidOrder } from '../../../../test/fixtures/order.ts';
import { staleEntries } from '../../../../test/fixtures/order/books.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest();

const ENTRIES = /* GraphQL */ `
  query ($filter: CustomerFilter!, $sort: CustomerSort!) {
    customerEntries(filter: $filter, sort: $sort) {
      items {
        account {
          id
        }
        guest {
          email
          orderCount
          recentOrders {
            number
          }
        }
      }
      pageInfo {
        totalItems
      }
    }
  }
`;
interface Entries {
  readonly items: { readonly account: { id: string } | null; readonly guest: { email: string } | null }[];
  readonly pageInfo: { readonly totalItems: number };
}

it('one list shows guests beside accounts and finds both by postcode, telephone number and name', async ({
  shop,
  admin,
}) => {
  const email = anEmail();
  const order = await aPaidOrder(shop, { email });
  await aPaidOrder(shop, { email: email.toUpperCase() });
  const account = await aCustomer(shop);
  const bought = await aPaidOrder(shop, { by: account, email: account.email });
  const unlike = `${Math.random()}`.slice(2, 10);
  const address = `jsonb_set(shipping_address, '{postcode}', '"ZE9 ${unlike.slice(0, 1)}XX"')`;
  await shop.rows(
    `update orders set phone = '+44 (0)7${unlike.slice(0, 4)}-${unlike.slice(4)}', shipping_address = ${address}
      where id = any($1)`,
    [[order.orderId, bought.orderId]],
  );
  const find = async (filter: object, sort = 'NEWEST'): Promise<Entries> =>
    (await shop.graphql<{ customerEntries: Entries }>(ENTRIES, { filter, sort }, { ...admin.headers })).data
      .customerEntries;
  for (const search of [
    `07${unlike.slice(0, 6)}`,
    `ze9 ${unlike.slice(0, 1)}`,
    `ZE9${unlike.slice(0, 1)}XX`,
  ]) {
    const { items } = await find({ search });
    expect(items.map((item) => item.account?.id ?? item.guest?.email.toLowerCase() ?? '').toSorted()).toEqual(
      [account.id, email].toSorted(),
    );
  }
  const { items, pageInfo } = await find({ search: email });
  expect(items).toEqual([
    {
      account: null,
      guest: {
        email: expect.anything(),
        orderCount: 2,
        recentOrders: [{}, {}].map((): unknown => expect.anything()),
      },
    },
  ]);
  expect(pageInfo.totalItems).toBe(1);
  expect((await find({ search: email, role: 'CUSTOMER' })).items).toEqual([]);
  expect((await find({ search: email, role: 'GUEST', since: '2999-01-01' })).items).toEqual([]);
  for (const sort of ['OLDEST', 'NAME', 'LAST_ORDER', 'MOST_ORDERS', 'MOST_SPENT'])
    expect((await find({ search: email, role: 'GUEST' }, sort)).items).toHaveLength(1);
  const guest = async (orderId: string): Promise<unknown> =>
    (
      await shop.graphql<{ guestBuyer: unknown }>(
        'query ($orderId: ID!) { guestBuyer(orderId: $orderId) { orderCount } }',
        { orderId },
        { ...admin.headers },
      )
    ).data.guestBuyer;
  expect(await guest(order.orderId)).toEqual({ orderCount: 2 });
  expect(await guest(bought.orderId)).toBeNull();

  // A guest whose address an account has confirmed is that account's customer, until the account is gone.
  const owner = await aCustomer(shop, { email });
  expect(await staleEntries(shop.rows)).toEqual([]);
  expect((await find({ search: email, role: 'GUEST' })).items).toHaveLength(1);
  await shop.rows('update users set email_verified_at = now() where id = $1', [owner.id]);
  expect((await find({ search: email, role: 'GUEST' })).items).toEqual([]);
  expect(await staleEntries(shop.rows)).toEqual([]);
  await shop.rows("update users set first_name = 'Zoë', email_verified_at = null where id = $1", [owner.id]);
  expect(await staleEntries(shop.rows)).toEqual([]);
  await shop.rows('update users set email_verified_at = now() where id = $1', [owner.id]);
  await shop.rows('delete from users where id = $1', [owner.id]);
  expect((await find({ search: email, role: 'GUEST' })).items).toHaveLength(1);
  // An order that becomes an account's counts there.
  await shop.rows('update orders set user_id = $2 where id = $1', [order.orderId, account.id]);
  expect(await guest(order.orderId)).toBeNull();
  expect(await staleEntries(shop.rows)).toEqual([]);
  await shop.rows('update orders set user_id = null where id = $1', [order.orderId]);
  expect(await guest(order.orderId)).toEqual({ orderCount: 2 });

  // A buyer who asked for erasure is no longer listed.
  await shop.rows(
    "update orders set buyer_erased = true, email = 'deleted@customer.invalid' where lower(email) = $1",
    [email],
  );
  expect((await find({ search: email })).items).toEqual([]);
  expect(await guest(order.orderId)).toBeNull();
  expect(await staleEntries(shop.rows)).toEqual([]);
});
