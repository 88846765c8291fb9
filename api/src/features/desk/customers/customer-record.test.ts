import { expect } from 'vitest';
import { aCustomer, anEmail, type SignedIn } from '../../../../test/account.ts';
import { aSavedAddress } from '../../../../test/fixtures/account/address-book.ts';
import { verifyEmail } from '../../../../test/fixtures/account/email.ts';
import { deleteAccount } from '../../../../test/fixtures/account/personal-data.ts';
import { aBookedOrder } from '../../../../test/fixtures/booking.ts';
import { aMessage, send } from '../../../../test/fixtures/content/message.ts';
import { anOrderThatIs, aPaidOrder } from '../../../../test/fixtures/order.ts';
import { aPriceMatch, createClaim } from '../../../../test/fixtures/order/claim.ts';
import { aReturn } from '../../../../test/fixtures/order/return.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { OrderRetention } from '../../sales/orders/index.ts';

const it = shopTest();

const RECORD = /* GraphQL */ `
  query ($customerId: ID, $orderId: ID) {
    customerRecord(customerId: $customerId, orderId: $orderId) {
      notes {
        id
        text
        author
      }
      newsletter {
        state
      }
      alerts {
        kind
        product {
          id
        }
      }
      fittedRegistrations
      messages {
        subject
      }
      claims {
        id
      }
      returns {
        id
      }
    }
  }
`;
const ADD = /* GraphQL */ `
  mutation ($input: AddCustomerNoteInput!) {
    addCustomerNote(input: $input) {
      kind: __typename
      ... on CustomerRecord {
        notes {
          text
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;
const KNOWN = /* GraphQL */ `
  query ($customerId: ID, $orderId: ID) {
    knownBuyer(customerId: $customerId, orderId: $orderId) {
      customerId
      name
      email
      phone
      address {
        line1
      }
    }
  }
`;

interface ReadRecord {
  readonly notes: readonly { readonly id: string; readonly text: string; readonly author: string | null }[];
  readonly [field: string]: unknown;
}
type Whose = { readonly customerId?: string; readonly orderId?: string };

const recordOf = async (shop: TestShop, by: SignedIn, whose: Whose): Promise<ReadRecord | null> =>
  (await shop.graphql<{ customerRecord: ReadRecord | null }>(RECORD, whose, { ...by.headers })).data
    .customerRecord;

const note = async (shop: TestShop, by: SignedIn, whose: Whose, text: string): Promise<object> =>
  (await shop.graphql<{ addCustomerNote: object }>(ADD, { input: { ...whose, text } }, { ...by.headers }))
    .data.addCustomerNote;

const notesIn = async (shop: TestShop): Promise<string[]> =>
  (await shop.rows<{ text: string }>('select text from customer_notes order by id')).map(({ text }) => text);

it('a guest’s record holds everything under their email address, and nothing of others', async ({
  shop,
  admin,
}) => {
  const email = anEmail();
  const booked = await aBookedOrder(shop, null, { email });
  await aPaidOrder(shop, { email: anEmail() });
  await send(shop, aMessage({ email: email.toUpperCase() }));
  await send(shop, aMessage());
  const whose = { orderId: booked.orderId };
  expect(await note(shop, admin, whose, '  Prefers to be called by SMS.  ')).toEqual({
    kind: 'CustomerRecord',
    notes: [{ text: 'Prefers to be called by SMS.' }],
  });
  expect(await recordOf(shop, admin, whose)).toEqual({
    notes: [
      {
        id: expect.any(String),
        text: 'Prefers to be called by SMS.',
        author: expect.stringMatching(/\S \S/),
      },
    ],
    newsletter: null,
    alerts: [],
    fittedRegistrations: ['AB12 CDE'],
    messages: [{ subject: 'Tyres for a caravan' }],
    claims: [],
    returns: [],
  });
  expect(await note(shop, admin, whose, ' ')).toMatchObject({ kind: 'InvalidInput' });
  expect(await note(shop, admin, { orderId: 'unknown' }, 'Hello')).toMatchObject({
    kind: 'CustomerNotFound',
  });
  expect(await note(shop, admin, {}, 'Hello')).toMatchObject({ kind: 'CustomerNotFound' });
});

it('an account’s record gathers its returns, claims, alerts and newsletter', async ({ shop, admin }) => {
  const customer = await aCustomer(shop);
  await verifyEmail(shop, customer);
  const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: customer, email: customer.email });
  const claim = await createClaim(shop, await aPriceMatch(shop, order), customer);
  const ret = await aReturn(shop, order, customer, 1);
  await shop.rows(
    `insert into product_alerts
        (id, user_id, email, email_key, product_id, kind, state, price_pence, requested_at, end_token)
      values (gen_random_uuid(), $1, $2, lower($2), $3, 'PRICE_DROP', 'WAITING', 5000, now(), $2)`,
    [customer.id, customer.email, order.product.id],
  );
  await shop.rows(
    `insert into newsletter_subscriptions
        (id, email, email_key, state, source, text_version, requested_at, confirmed_at, unsubscribe_token)
      values (gen_random_uuid(), $1, lower($1), 'CONFIRMED', 'FORM', '1', now(), now(), $1)`,
    [customer.email],
  );
  expect(await recordOf(shop, admin, { customerId: customer.id })).toMatchObject({
    notes: [],
    newsletter: { state: 'CONFIRMED' },
    alerts: [{ kind: 'PRICE_DROP', product: { id: expect.anything() } }],
    claims: [{ id: claim.id }],
    returns: [{ id: ret.id }],
  });
});

it('notes are exported and erased with an account, also those from its time as a guest', async ({
  shop,
  admin,
}) => {
  const email = anEmail();
  const guest = await anOrderThatIs(shop, 'DELIVERED', admin, { email });
  await note(shop, admin, { orderId: guest.orderId }, 'As a guest');
  const customer = await aCustomer(shop, { email });
  expect((await recordOf(shop, admin, { customerId: customer.id }))?.notes).toEqual([]);
  await verifyEmail(shop, customer);
  await note(shop, admin, { customerId: customer.id }, 'As a customer');
  expect((await recordOf(shop, admin, { customerId: customer.id }))?.notes.map(({ text }) => text)).toEqual([
    'As a customer',
    'As a guest',
  ]);
  const { data } = await shop.graphql<{ exportCustomer: { data: { customerNotes: unknown } } }>(
    'mutation ($id: ID!) { exportCustomer(id: $id) { ... on CustomerExport { data } } }',
    { id: customer.id },
    { ...admin.headers },
  );
  expect(data.exportCustomer.data.customerNotes).toEqual([
    { text: 'As a guest', writtenAt: expect.any(String) },
    { text: 'As a customer', writtenAt: expect.any(String) },
  ]);
  expect(await deleteAccount(shop, customer)).toMatchObject({ kind: 'AccountDeleted' });
  expect(await notesIn(shop)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^As a /)]));
});

it('a guest’s notes go with the last of their orders on record', async ({ shop, admin }) => {
  const email = anEmail();
  const [first, second] = [await aPaidOrder(shop, { email }), await aPaidOrder(shop, { email })];
  await note(shop, admin, { orderId: first.orderId }, 'Kept while an order is');
  const forget = async (orderId: string): Promise<void> => {
    await shop.rows("update orders set created_at = '2001-01-01', status = 'DELIVERED' where id = $1", [
      orderId,
    ]);
    await shop.rows("update order_events set at = '2001-01-02' where order_id = $1", [orderId]);
    await shop.services.get(OrderRetention).forgetBuyers();
  };
  await forget(first.orderId);
  expect(await notesIn(shop)).toContain('Kept while an order is');
  await forget(second.orderId);
  expect(await notesIn(shop)).not.toContain('Kept while an order is');
});

it('a note is deleted once', async ({ shop, admin, customer }) => {
  await note(shop, admin, { customerId: customer.id }, 'About the wrong customer');
  const [written] = (await recordOf(shop, admin, { customerId: customer.id }))?.notes ?? [];
  const drop = async (): Promise<unknown> =>
    (
      await shop.graphql<{ deleteCustomerNote: boolean }>(
        'mutation ($id: Int!) { deleteCustomerNote(id: $id) }',
        { id: Number(written?.id) },
        { ...admin.headers },
      )
    ).data.deleteCustomerNote;
  expect([await drop(), await drop()]).toEqual([true, false]);
});

it('a new order begins with the details of an account or a guest', async ({ shop, admin }) => {
  const customer = await aCustomer(shop);
  const guest = await aPaidOrder(shop, { email: anEmail(), phone: '07700 900777' });
  const known = async (whose: Whose): Promise<unknown> =>
    (await shop.graphql<{ knownBuyer: unknown }>(KNOWN, whose, { ...admin.headers })).data.knownBuyer;
  expect(await known({ customerId: customer.id })).toMatchObject({
    customerId: customer.id,
    email: customer.email,
    address: null,
  });
  await aPaidOrder(shop, { by: customer, email: customer.email });
  expect(await known({ customerId: customer.id })).toMatchObject({ address: { line1: '4 Ivel Road' } });
  await aSavedAddress(shop, customer, { line1: '1 Works Lane' });
  await shop.rows("update users set phone = '07700 900123' where id = $1", [customer.id]);
  expect(await known({ customerId: customer.id })).toEqual({
    customerId: customer.id,
    name: 'Sam Carter',
    email: customer.email,
    phone: '07700 900123',
    address: { line1: '1 Works Lane' },
  });
  expect(await known({ orderId: guest.orderId })).toMatchObject({
    customerId: null,
    phone: '07700 900777',
    address: { line1: '4 Ivel Road' },
  });
  expect([await known({ customerId: 'unknown' }), await known({})]).toEqual([null, null]);
});
