import { describe, expect } from 'vitest';
import { aCustomer, anEmail, login, me, PASSWORD } from '../../../../../test/account.ts';
import { verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import { aRichCustomer, deleteAccount } from '../../../../../test/fixtures/account/personal-data.ts';
import { becomes, closeUnpaid, pay } from '../../../../../test/fixtures/buying.ts';
import {
  anOrderThatIs,
  anUnpaidOrder,
  ORDER,
  ORDERS,
  refundOrder,
  TRACK,
} from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { tablesThatKnow } from '../../../../../test/tables-that-know.ts';
import { openTestShop, type TestShop } from '../../../../../test/test-shop.ts';
import { MailSender } from '../../../operations/mail/index.ts';
import { GuestOrderService } from '../../../sales/orders/index.ts';

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

const it = shopTest({ jobs: true, env: { TRUSTED_PROXIES: '1' } });

it.beforeEach(({ shop }) => {
  shop.complaints.length = 0;
});
const mailsTo = (
  shop: TestShop,
  email: string,
): Promise<{ id: string; subject: string; text: string | null }[]> =>
  shop.rows('select id, subject, text from mails where recipient = $1', [email]);

describe('a deleted account', () => {
  it('a deleted account leaves only its number in the log and its invoices, once the goodbye email is sent', async ({
    shop,
    admin,
  }) => {
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
      'invoices',
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
    expect(await tablesThatKnow(shop, customer.traces.slice(1))).toEqual(['invoices']);
  });

  it('a deleted account is signed out, and its address can be registered again without the old data', async ({
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

  it('a deleted account leaves its orders in the books: tracked, invoiced, refunded and without an owner', async ({
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
    expect((await shop.graphql(TRACK, { number: order.trackingNumber })).data).toMatchObject({
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

  it('deleting an account keeps data under an unconfirmed address, which may be someone else’s', async ({
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

  it('a deleted account is sent one goodbye email, which is discarded if it can’t be delivered', async () => {
    const quiet = await openTestShop({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const customer = await aCustomer(quiet);
    await deleteAccount(quiet, customer);
    const [goodbye, ...others] = await quiet.rows<{ id: string; subject: string; text: string }>(
      `select id, subject, text from mails where is_last`,
    );
    expect([goodbye?.subject, others]).toEqual(['Your account has been deleted', []]);
    expect(goodbye?.text).toContain('Hello Sam,');
    await quiet.rows('update mails set tries = 7, next_attempt_at = now() where is_last');
    await quiet.services.get(MailSender).send(goodbye?.id ?? '');
    expect(await quiet.rows('select 1 from mails where is_last')).toEqual([]);
    expect(quiet.complaints).toEqual([
      expect.stringContaining('The last email to a deleted account was given up.'),
    ]);
    await quiet.close();
  });
});

it('a payment that arrives after its buyer’s account was deleted is refunded', async ({ shop }) => {
  const customer = await aCustomer(shop);
  const order = await anUnpaidOrder(shop, { by: customer });
  await closeUnpaid(shop, order.orderId, 'The page was closed.');
  expect(await deleteAccount(shop, customer)).toEqual({ kind: 'AccountDeleted', keptOrders: 1 });
  await pay(shop, order);
  await becomes(shop, order, 'REFUNDED');
  expect(await mailsTo(shop, 'deleted@customer.invalid')).toEqual([]);
});
