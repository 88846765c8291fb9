import { expect } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { becomes, PAID, pay } from '../../../../test/fixtures/buying.ts';
import { aPaidOrder, anUnpaidOrder, refundOrder, type BoughtOrder } from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { digest } from '../../../platform/text/digest.ts';
import { personalVisits } from './analytics.personal-data.ts';

const it = shopTest({ jobs: true });
const analyticsConsent = '1234567890.987654321';

interface Reported {
  readonly name: string;
  readonly client: string | null;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const reportedOf = (shop: TestShop, { orderId }: BoughtOrder): Promise<Reported[]> =>
  shop.rows<Reported>(
    `select name, client_id as client, parameters from visitor_events
      where parameters ->> 'transaction_id' = $1 order by id`,
    [digest(orderId)],
  );

it('PAY-09 ANL-05 C-40 a purchase is reported once, in pounds, if the buyer never returns or ten pages poll', async ({
  shop,
}) => {
  const order = await anUnpaidOrder(shop, { analyticsConsent });
  expect(await reportedOf(shop, order)).toEqual([]);
  await pay(shop, order);
  await becomes(shop, order, 'PAID');
  await Promise.all(Array.from({ length: 10 }, () => shop.graphql(PAID, { id: order.sessionId })));
  const { product } = order;
  expect(await reportedOf(shop, order)).toMatchObject([
    {
      name: 'purchase',
      parameters: {
        transaction_id: digest(order.orderId),
        value: 194.97,
        currency: 'GBP',
        shipping: 15.99,
        items: [{ item_name: product.name, price: 89.49, quantity: 2, item_category: 'mid-range' }],
      },
    },
  ]);
});

it('C-40 each of an order’s refunds is reported once', async ({ shop, admin }) => {
  const order = await aPaidOrder(shop, { analyticsConsent: 'counted' });
  expect(await refundOrder(shop, order.orderId, admin, { amount: 1_000 })).toMatchObject({ kind: 'Order' });
  expect(await refundOrder(shop, order.orderId, admin)).toMatchObject({ kind: 'Order' });
  expect(await reportedOf(shop, order)).toMatchObject([
    { name: 'purchase', client: null },
    { name: 'refund', parameters: { value: 10, currency: 'GBP' } },
    { name: 'refund', parameters: { value: 184.97 } },
  ]);
});

it('C-40 nothing is reported about an order without consent', async ({ shop }) => {
  const order = await aPaidOrder(shop);
  await becomes(shop, order, 'PAID');
  expect(await reportedOf(shop, order)).toEqual([]);
});

it('C-40 nothing is reported if consent is withdrawn before payment', async ({ shop }) => {
  const order = await anUnpaidOrder(shop, { analyticsConsent });
  await shop.graphql('mutation ($consent: String!) { deleteVisitorData(consent: $consent) }', {
    consent: analyticsConsent,
  });
  await pay(shop, order);
  await becomes(shop, order, 'PAID');
  expect(await reportedOf(shop, order)).toEqual([]);
});

it('C-40 nothing is reported about an order while the owner has counting switched off', async ({ shop }) => {
  const order = await anUnpaidOrder(shop, { analyticsConsent });
  await shop.rows(`insert into settings (key, value) values ('analyticsIsAsked', 'false')`);
  await shop.announce('settings');
  await pay(shop, order);
  await becomes(shop, order, 'PAID');
  expect(await reportedOf(shop, order)).toEqual([]);
  await shop.rows(`delete from settings where key = 'analyticsIsAsked'`);
  await shop.announce('settings');
});

it('C-40 withdrawing consent while its order is being settled leaves no trace of the consent', async ({
  shop,
}) => {
  const order = await anUnpaidOrder(shop, { analyticsConsent: '77.1' });
  const settling = shop.services.platform.orm.em.fork();
  await settling.begin();
  await settling.execute('select id from orders where id = ? for update', [order.orderId]);
  const forgotten = shop.graphql('mutation { deleteVisitorData(consent: "77.1") }');
  await expect.poll(() => shop.rows('select 1 from pg_locks where not granted')).not.toEqual([]);
  await settling.execute(
    `insert into visitor_events (name, client_id, parameters, state, next_try_at, at)
      values ('purchase', '77.1', '{}', 'QUEUED', now(), now())`,
  );
  await settling.commit();
  expect((await forgotten).data).toEqual({ deleteVisitorData: true });
  expect(await shop.rows(`select from visitor_events where client_id = '77.1'`)).toEqual([]);
});

it('C-40 an export of personal data includes the events of the buyer’s orders, and erasure deletes them', async ({
  shop,
}) => {
  const customer = await aCustomer(shop);
  const order = await aPaidOrder(shop, { by: customer, analyticsConsent });
  const [counted] = await reportedOf(shop, order);
  const [user] = await shop.rows<{ id: string }>('select id from users where email = $1', [customer.email]);
  const person = { userId: user?.id ?? '', email: customer.email, emailVerified: false };
  const em = shop.services.platform.orm.em.fork();
  expect(await personalVisits.read(em, person)).toMatchObject([
    { name: 'purchase', parameters: counted?.parameters },
  ]);
  await personalVisits.erase(em, person);
  expect(await personalVisits.read(em, person)).toEqual([]);
});
