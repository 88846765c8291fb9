import pg from 'pg';
import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import { openTestShop, type GraphqlAnswer, type TestShop } from '../../../test/test-shop.ts';
import { MailSender } from '../mail/mail-sender.service.ts';
import { GuestOrderService } from '../orders/guest-order.service.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  cancelOrder,
  ORDER,
  ORDERS,
  refundOrder,
  TRACK,
} from '../orders/order.builder.ts';
import { OrderService } from '../orders/order.service.ts';
import { aBuyableProduct, aCheckout, BUY, becomes, pay } from '../payments/buying.builder.ts';
import { aCustomer, anAdmin, anEmail, login, me, PASSWORD, type SignedIn } from './account.builder.ts';
import { verifyEmail } from './email.builder.ts';
import { aRichCustomer, deleteAccount, tryToDelete } from './personal-data.builder.ts';

const INVOICE = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      email
      phone
      total
      vatIncluded
      shippingAddress {
        name
        line1
        city
        postcode
        country
      }
      lines {
        productName
        quantity
      }
      invoice {
        number
        vat {
          gross
        }
      }
    }
  }
`;
const SIGNED_OUT = [
  expect.objectContaining({ extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }) }),
];

const it = shopTest({ jobs: true, env: { TRUSTED_PROXIES: '1' } });

it.beforeEach(({ shop }) => {
  shop.complaints.length = 0;
});

const obstacle = (shop: TestShop, { headers }: Pick<SignedIn, 'headers'>) =>
  shop.graphql('{ deletionObstacle { message orders { id } } }', {}, { ...headers });
const mailsTo = (
  shop: TestShop,
  email: string,
): Promise<{ id: string; subject: string; text: string | null }[]> =>
  shop.rows('select id, subject, text from mails where recipient = $1', [email]);
const accountsOf = (shop: TestShop, email: string): Promise<object[]> =>
  shop.rows('select 1 from users where email = $1', [email]);

/** The tables in which any of these texts stands anywhere. */
async function tablesThatKnow(shop: TestShop, traces: readonly string[]): Promise<string[]> {
  const tables = await shop.rows<{ name: string }>(
    `select table_name as name
      from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
      order by 1`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await shop.rows(
        `select 1 from ${name} kept where kept::text ilike any ($1::text[]) limit 1`,
        [traces.map((trace) => `%${trace}%`)],
      );
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

describe('a deleted account', () => {
  it('leaves no trace but its number in the log, once the goodbye has left', async ({ shop, admin }) => {
    const customer = await aRichCustomer(shop, admin, anEmail());
    await expect
      .poll(() =>
        shop.rows(`select 1 from mails where recipient = $1 and status = 'QUEUED'`, [customer.email]),
      )
      .toEqual([]);
    expect(await tablesThatKnow(shop, customer.traces)).toEqual(
      expect.arrayContaining([
        'mails',
        'newsletter_subscriptions',
        'order_events',
        'orders',
        'sessions',
        'user_tokens',
        'users',
      ]),
    );
    expect(await deleteAccount(shop, customer)).toEqual({ kind: 'AccountDeleted', keptOrders: 2 });
    await expect.poll(() => mailsTo(shop, customer.email)).toEqual([]);
    expect((await tablesThatKnow(shop, customer.traces)).filter((table) => table !== 'rate_limits')).toEqual([
      'audit_entries',
    ]);
    expect(
      await shop.rows(
        `select actor_role, action, before, after
          from audit_entries
          where actor_id = $1
          order by id desc limit 1`,
        [customer.id],
      ),
    ).toEqual([{ actor_role: 'CUSTOMER', action: 'deleted', before: { role: 'CUSTOMER' }, after: {} }]);
    expect(await tablesThatKnow(shop, customer.traces.slice(1))).toEqual([]);
  });

  it('is signed out everywhere and signs in no more, and its address can be registered anew without getting anything back', async ({
    shop,
    admin,
  }) => {
    const customer = await aRichCustomer(shop, admin, anEmail());
    await deleteAccount(shop, customer);
    expect((await me(shop, customer)).status).toBe(401);
    expect(await login(shop, { email: customer.email, password: PASSWORD })).toMatchObject({
      kind: 'InvalidCredentials',
    });
    const anew = await aCustomer(shop, { email: customer.email });
    await verifyEmail(shop, anew);
    expect((await shop.graphql(ORDERS, {}, { ...anew.headers })).data).toEqual({
      myOrders: { items: [], pageInfo: { totalItems: 0 } },
    });
    expect((await shop.graphql(ORDER, { id: customer.order.orderId }, { ...anew.headers })).data).toEqual({
      order: null,
    });
    expect(await deleteAccount(shop, anew)).toEqual({ kind: 'AccountDeleted', keptOrders: 0 });
  });

  it('leaves its orders in the books: tracked, invoiced, paid back, and nobody’s', async ({
    shop,
    admin,
  }) => {
    const { order, ...customer } = await aRichCustomer(shop, admin, anEmail());
    const before = await shop.rows(
      `select number, subtotal_pence, shipping_pence, vat_included_pence, total_pence,
          invoice_serial, paid_at
        from orders
        where id = $1`,
      [order.orderId],
    );
    await deleteAccount(shop, customer);
    expect(
      await shop.rows(
        `select number, subtotal_pence, shipping_pence, vat_included_pence, total_pence,
            invoice_serial, paid_at
          from orders
          where id = $1`,
        [order.orderId],
      ),
    ).toEqual(before);
    expect((await shop.graphql(TRACK, { number: order.orderNumber })).data).toMatchObject({
      trackOrder: { order: { customerName: 'Deleted customer' }, status: { label: 'Delivered' } },
    });
    expect((await shop.graphql(INVOICE, { id: order.orderId }, { ...admin.headers })).data).toEqual({
      order: {
        email: 'deleted@customer.invalid',
        phone: null,
        total: expect.any(Number),
        vatIncluded: expect.any(Number),
        lines: [{ productName: order.product.name, quantity: 2 }],
        shippingAddress: {
          name: 'Deleted customer',
          line1: 'Address deleted',
          city: '',
          postcode: '',
          country: 'GB',
        },
        invoice: { number: expect.any(String), vat: [{ gross: expect.any(Number) }] },
      },
    });
    for (const email of ['deleted@customer.invalid', customer.email])
      await shop.services.get(GuestOrderService).sendCode({ number: order.orderNumber, email });
    expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({
      kind: 'Order',
      status: 'REFUNDED',
    });
    expect(await mailsTo(shop, 'deleted@customer.invalid')).toEqual([]);
    expect(await shop.rows('select 1 from order_codes where order_id = $1', [order.orderId])).toEqual([]);
  });

  it('takes back nothing that is only said to be its own: an address that is not proved may be another’s', async ({
    shop,
    admin,
  }) => {
    const email = anEmail();
    const guestOrder = await anOrderThatIs(shop, 'DELIVERED', admin, { email, subscribeNewsletter: true });
    expect(await deleteAccount(shop, await aCustomer(shop, { email }))).toEqual({
      kind: 'AccountDeleted',
      keptOrders: 0,
    });
    expect(await shop.rows('select email from orders where id = $1', [guestOrder.orderId])).toEqual([
      { email },
    ]);
    expect(await shop.rows('select state from newsletter_subscriptions where email = $1', [email])).toEqual([
      { state: 'PENDING' },
    ]);
  });

  it('says goodbye once, and forgets a goodbye that cannot be delivered', async () => {
    const quiet = await openTestShop({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const customer = await aCustomer(quiet);
    await deleteAccount(quiet, customer);
    const [goodbye, ...others] = await quiet.rows<{ id: string; subject: string; text: string }>(
      `select id, subject, text from mails where is_last`,
    );
    expect([goodbye?.subject, others]).toEqual(['Your account is deleted', []]);
    expect(goodbye?.text).toContain('Hello Sam,');
    await quiet.rows('update mails set tries = 7, next_attempt_at = now() where is_last');
    await quiet.services.get(MailSender).send(goodbye?.id ?? '');
    expect(await quiet.rows('select 1 from mails where is_last')).toEqual([]);
    expect(quiet.complaints).toEqual([
      expect.stringContaining('The last mail to somebody whose account is deleted was given up.'),
    ]);
    await quiet.close();
  });
});

describe('an account is not deleted', () => {
  it('by a wrong password, and such tries are counted like sign-ins', async ({ shop }) => {
    const customer = await aCustomer(shop);
    for (let tries = 1; tries <= 5; tries += 1)
      expect(await deleteAccount(shop, customer, 'not the one')).toEqual({
        kind: 'InvalidCredentials',
        message: 'Your password is not right',
      });
    expect(await deleteAccount(shop, customer)).toMatchObject({ kind: 'TooManyAttempts' });
    expect(await accountsOf(shop, customer.email)).toHaveLength(1);
  });

  it('while an order is under way, and is once that has ended', async ({ shop, admin }) => {
    const customer = await aCustomer(shop);
    const unpaid = await anUnpaidOrder(shop, { by: customer });
    const shipped = await anOrderThatIs(shop, 'SHIPPED', admin, { by: customer });
    await anOrderThatIs(shop, 'CANCELLED', admin, { by: customer });
    expect(await deleteAccount(shop, customer)).toEqual({
      kind: 'OrdersUnderWay',
      message:
        'Some of your orders are still under way. Please wait until they have arrived, or cancel them first.',
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

  it('while the shop owes it money', async ({ shop, admin }) => {
    const customer = await aCustomer(shop);
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer });
    await shop.rows(
      `insert into refunds (id, order_id, amount_pence, status, ends_as, message, asked_by_role, created_at, updated_at)
        values (gen_random_uuid(), $1, 100, 'PENDING', 'REFUNDED', 'Sorry.', 'ADMIN', now() + interval '1 hour', now() + interval '1 hour')`,
      [order.orderId],
    );
    expect(await deleteAccount(shop, customer)).toMatchObject({
      kind: 'OrdersUnderWay',
      orders: [{ id: order.orderId }],
    });
  });

  it('when it is the last administrator’s; of the last two who leave at once one stays', async () => {
    const small = await openTestShop();
    const [one, other] = [await anAdmin(small), await anAdmin(small)];
    const answers = await Promise.all([deleteAccount(small, one), deleteAccount(small, other)]);
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['AccountDeleted', 'LastAdministrator']);
    expect(await small.rows(`select 1 from users where role = 'ADMIN'`)).toHaveLength(1);
    await small.close();
  });

  it('by a guest', async ({ shop }) => {
    const guest = { headers: {} as SignedIn['headers'] };
    for (const { errors } of [await tryToDelete(shop, guest), await obstacle(shop, guest)])
      expect(errors).toEqual(SIGNED_OUT);
  });
});

describe('deleted at the same moment', () => {
  /** Runs a request that comes to write for an account while another connection deletes that. */
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

  it('a checkout is refused as nobody’s', async ({ shop }) => {
    const customer = await aCustomer(shop);
    const product = await aBuyableProduct(shop);
    const answer = (await whileItGoes(shop, customer, () =>
      shop.graphql(
        BUY,
        { input: aCheckout({ items: [{ productId: product.id, quantity: 1 }] }) },
        { ...customer.headers },
      ),
    )) as GraphqlAnswer<unknown>;
    expect(answer.errors).toEqual(SIGNED_OUT);
    expect(await shop.rows('select stock_reserved from products where id = $1', [product.id])).toEqual([
      { stock_reserved: 0 },
    ]);
    expect(shop.complaints).toEqual([]);
  });

  it('a sign-in finds no account', async ({ shop }) => {
    const customer = await aCustomer(shop);
    expect(
      await whileItGoes(shop, customer, () => login(shop, { email: customer.email, password: PASSWORD })),
    ).toMatchObject({ kind: 'InvalidCredentials' });
  });

  it('either the order counts or the deletion does, never half of each', async ({ shop }) => {
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
          kind: 'OrdersUnderWay',
          orders: [{ id: checkout.data?.createCheckout.orderId }],
        });
    }
  });
});

it('a payment that comes after its buyer has gone is paid back', async ({ shop }) => {
  const customer = await aCustomer(shop);
  const order = await anUnpaidOrder(shop, { by: customer });
  await shop.services.get(OrderService).abandon(order.orderId, 'The page was closed.');
  expect(await deleteAccount(shop, customer)).toEqual({ kind: 'AccountDeleted', keptOrders: 1 });
  await pay(shop, order);
  await becomes(shop, order, 'REFUNDED');
  expect(await mailsTo(shop, 'deleted@customer.invalid')).toEqual([]);
});
