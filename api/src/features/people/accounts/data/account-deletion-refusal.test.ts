import pg from 'pg';
import { describe, expect } from 'vitest';
import { aCustomer, anAdmin, login, me, PASSWORD, type SignedIn } from '../../../../../test/account.ts';
import { deleteAccount, tryToDelete } from '../../../../../test/fixtures/account/personal-data.ts';
import { aBuyableProduct, aCheckout, BUY } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  cancelOrder,
  refundOrder,
} from '../../../../../test/fixtures/order.ts';
import { aReturn, changeReturn, fourDelivered, inspect } from '../../../../../test/fixtures/order/return.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';

const SIGNED_OUT = [
  expect.objectContaining({ extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }) }),
];

const it = shopTest({ jobs: true, env: { TRUSTED_PROXIES: '1' } });

it.beforeEach(({ shop }) => {
  shop.complaints.length = 0;
});

const obstacle = (shop: TestShop, { headers }: Pick<SignedIn, 'headers'>) =>
  shop.graphql('{ deletionObstacle { message orders { id } } }', {}, { ...headers });
const accountsOf = (shop: TestShop, email: string): Promise<object[]> =>
  shop.rows('select 1 from users where email = $1', [email]);

describe('refusals to delete an account', () => {
  it('a wrong password deletes no account, and wrong passwords are counted like sign-ins', async ({
    shop,
  }) => {
    const customer = await aCustomer(shop);
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await deleteAccount(shop, customer, 'not the one')).toEqual({
        kind: 'InvalidCredentials',
        message: 'That password isn’t right',
      });
    expect(await deleteAccount(shop, customer)).toMatchObject({ kind: 'TooManyAttempts' });
    expect(await accountsOf(shop, customer.email)).toHaveLength(1);
  });

  it('an account can’t be deleted while an order is in progress, but can once it has ended', async ({
    shop,
    admin,
  }) => {
    const customer = await aCustomer(shop);
    const unpaid = await anUnpaidOrder(shop, { by: customer });
    const shipped = await anOrderThatIs(shop, 'SHIPPED', admin, { by: customer });
    await anOrderThatIs(shop, 'CANCELLED', admin, { by: customer });
    expect(await deleteAccount(shop, customer)).toEqual({
      kind: 'OrdersInProgress',
      message:
        'Some of your orders are still on their way. Please wait until they arrive, or cancel them first.',
      orders: [
        { id: unpaid.orderId, number: unpaid.orderNumber, status: 'PENDING' },
        { id: shipped.orderId, number: shipped.orderNumber, status: 'SHIPPED' },
      ],
    });
    expect((await me(shop, customer)).data.me).toMatchObject({ id: customer.id });
    expect((await obstacle(shop, customer)).data).toEqual({
      deletionObstacle: {
        message: expect.stringMatching(/^Some of your orders/),
        orders: [{ id: unpaid.orderId }, { id: shipped.orderId }],
      },
    });
    await cancelOrder(shop, unpaid.orderId, customer);
    await refundOrder(shop, shipped.orderId, admin);
    expect((await obstacle(shop, customer)).data).toEqual({ deletionObstacle: null });
    expect(await deleteAccount(shop, customer)).toEqual({ kind: 'AccountDeleted', keptOrders: 3 });
  });

  it('an account can’t be deleted while the shop owes it money', async ({ shop, admin }) => {
    const customer = await aCustomer(shop);
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });
    await shop.rows(
      `insert into refunds (id, order_id, amount_pence, status, ends_as, message, asked_by_role, created_at, updated_at)
        values (gen_random_uuid(), $1, 100, 'PENDING', 'REFUNDED', 'Sorry.', 'ADMIN', now() + interval '1 hour',
          now() + interval '1 hour')`,
      [order.orderId],
    );
    expect(await deleteAccount(shop, customer)).toMatchObject({
      kind: 'OrdersInProgress',
      orders: [{ id: order.orderId }],
    });
  });

  it('an account can’t be deleted during a return, but can once it’s refunded', async ({ shop, admin }) => {
    const customer = await aCustomer(shop);
    const order = await fourDelivered(shop, customer, admin);
    const asked = await aReturn(shop, order, customer, 2);
    const orders = [{ id: order.orderId }];
    expect(await deleteAccount(shop, customer)).toMatchObject({ kind: 'OrdersInProgress', orders });
    expect((await obstacle(shop, customer)).data).toMatchObject({
      deletionObstacle: { message: expect.stringMatching(/^You’re still returning tyres\./), orders },
    });
    const { id, revision } = await inspect(shop, order, asked, admin, { resaleable: 2, damaged: 0 });
    expect(await deleteAccount(shop, customer)).toMatchObject({ kind: 'OrdersInProgress', orders });
    await changeReturn(shop, 'refundReturn', { id, revision }, admin);
    expect(await deleteAccount(shop, customer)).toEqual({ kind: 'AccountDeleted', keptOrders: 1 });
  });

  it('the last administrator’s account can’t be deleted; if the last two leave at once, one stays', async () => {
    const small = await openTestShop();
    const [one, other] = [await anAdmin(small), await anAdmin(small)];
    const answers = await Promise.all([deleteAccount(small, one), deleteAccount(small, other)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['AccountDeleted', 'LastAdministrator']);
    expect(await small.rows(`select 1 from users where role = 'ADMIN'`)).toHaveLength(1);
    await small.close();
  });

  it('a guest can’t delete an account', async ({ shop }) => {
    const guest = { headers: {} as SignedIn['headers'] };
    for (const { errors } of [await tryToDelete(shop, guest), await obstacle(shop, guest)])
      expect(errors).toEqual(SIGNED_OUT);
  });
});

describe('an account deleted at the same moment', () => {
  /** Runs a request that writes for an account while another connection deletes that account. */
  async function whileItGoes<Answer>(
    shop: TestShop,
    { id }: SignedIn,
    request: () => Promise<Answer>,
  ): Promise<Answer> {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query('select 1 from users where id = $1 for update', [id]);
    const answer = request();
    await expect.poll(() => shop.rows('select 1 from pg_locks where not granted')).not.toEqual([]);
    await client.query('delete from users where id = $1', [id]);
    await client.query('commit');
    await client.end();
    return answer;
  }

  it('a checkout for an account deleted meanwhile is refused as unauthenticated', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const product = await aBuyableProduct(shop);
    const answer = await whileItGoes(shop, customer, () =>
      shop.graphql<unknown>(
        BUY,
        { input: aCheckout({ items: [{ productId: product.id, quantity: 1 }] }) },
        { ...customer.headers },
      ),
    );
    expect(answer.errors).toEqual(SIGNED_OUT);
    expect(await shop.rows('select stock_reserved from products where id = $1', [product.id])).toEqual([
      { stock_reserved: 0 },
    ]);
    expect(shop.complaints).toEqual([]);
  });

  it('a sign-in fails if its account is deleted meanwhile', async ({ shop }) => {
    const customer = await aCustomer(shop);
    expect(
      await whileItGoes(shop, customer, () => login(shop, { email: customer.email, password: PASSWORD })),
    ).toMatchObject({ kind: 'InvalidCredentials' });
  });

  it('either the order or the deletion succeeds, never half of each', async ({ shop }) => {
    for (let round = 1; round <= 5; round += 1) {
      const customer = await aCustomer(shop);
      const product = await aBuyableProduct(shop);
      const [deletion, checkout] = await Promise.all([
        deleteAccount(shop, customer),
        shop.graphql<{ createCheckout: { orderId: string } } | null>(
          BUY,
          { input: aCheckout({ items: [{ productId: product.id, quantity: 1 }], email: customer.email }) },
          { ...customer.headers },
        ),
      ]);
      if (deletion.kind === 'AccountDeleted') expect(checkout.errors).toEqual(SIGNED_OUT);
      else
        expect(deletion).toMatchObject({
          kind: 'OrdersInProgress',
          orders: [{ id: checkout.data?.createCheckout.orderId }],
        });
    }
  });
});
