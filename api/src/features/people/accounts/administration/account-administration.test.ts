import { describe, expect } from 'vitest';
import { aCustomer, anEmail, anotherSession, mailedToken, me } from '../../../../../test/account.ts';
import { aRichCustomer } from '../../../../../test/fixtures/account/personal-data.ts';
import { anOrderThatIs, aPaidOrder } from '../../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import { administer, auditOf } from './account-administration.builder.ts';

const it = shopTest();

describe('sessions', () => {
  it('an administrator ends one or all sessions of a customer, but never the one they’re using', async ({
    shop,
    admin,
  }) => {
    const customer = await aCustomer(shop);
    const phone = await anotherSession(shop, customer);
    const { sessions } = await administer(shop, admin, 'revokeCustomerSessions', {
      id: customer.id,
      sessionId: admin.id,
    });
    expect(sessions).toHaveLength(2);
    const [newest] = sessions as { id: string }[];
    expect(
      (await administer(shop, admin, 'revokeCustomerSessions', { id: customer.id, sessionId: newest?.id }))[
        'sessions'
      ],
    ).toHaveLength(1);
    expect(
      (await administer(shop, admin, 'revokeCustomerSessions', { id: customer.id }))['sessions'],
    ).toEqual([]);
    for (const session of [customer, phone])
      expect((await me(shop, session)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const other = await anotherSession(shop, admin);
    expect(
      (await administer(shop, admin, 'revokeCustomerSessions', { id: admin.id }))['sessions'],
    ).toMatchObject([{ isCurrent: true }]);
    expect((await me(shop, other)).errors).toHaveLength(1);
    expect((await auditOf(shop, customer.id)).map(({ after }) => after)).toEqual([
      { sessions: 0 },
      { sessions: 1 },
      { sessions: 1 },
    ]);
  });
});

describe('the customer’s data', () => {
  it('an administrator’s copy is the same as the customer’s, and is recorded in the audit log', async ({
    shop,
    admin,
  }) => {
    const email = anEmail();
    const { id, traces } = await aRichCustomer(shop, admin, email);
    const copy = await administer(shop, admin, 'exportCustomer', id);
    expect(copy.kind).toBe('CustomerExport');
    expect(copy['fileName']).toMatch(/^customer-[0-9a-f]{8}-\d{4}-\d\d-\d\d\.json$/);
    expect(Object.keys(copy['data'] as object)).toEqual([
      'exportedAt',
      ...shop.services.personalData.map(({ name }) => name),
    ]);
    for (const trace of traces) expect(JSON.stringify(copy['data'])).toContain(trace);
    expect(await auditOf(shop, id)).toEqual([{ action: 'data exported', before: {}, after: {} }]);
    expect(
      await administer(shop, admin, 'exportCustomer', admin.id.replace(/^.{8}/, '00000000')),
    ).toMatchObject({ kind: 'AccountNotFound' });
  });

  it('erases a customer once their email address is confirmed; their finished orders are kept anonymously', async ({
    shop,
    admin,
  }) => {
    const email = anEmail();
    const { id, order } = await aRichCustomer(shop, admin, email);
    const erase = (typed: string) => administer(shop, admin, 'eraseCustomer', { id, email: typed });
    expect(await erase('someone@example.com')).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path: 'email', message: 'This isn’t the email address of this customer' }],
    });
    expect(await erase(email.toUpperCase())).toEqual({ kind: 'AccountDeleted', keptOrders: 2 });
    expect(await shop.rows('select 1 from users where id = $1', [id])).toEqual([]);
    expect(
      await shop.rows('select email, user_id, buyer_erased from orders where id = $1', [order.orderId]),
    ).toEqual([{ email: 'deleted@customer.invalid', user_id: null, buyer_erased: true }]);
    expect(await auditOf(shop, id)).toEqual([{ action: 'deleted', before: { role: 'CUSTOMER' }, after: {} }]);
    expect(await erase(email)).toMatchObject({ kind: 'AccountNotFound' });
  });

  it("a customer with an order in progress can't be erased, and neither can an administrator", async ({
    shop,
    admin,
  }) => {
    const customer = await aCustomer(shop);
    await aPaidOrder(shop, { by: customer, email: customer.email });
    expect(
      await administer(shop, admin, 'eraseCustomer', { id: customer.id, email: customer.email }),
    ).toEqual({
      kind: 'OrdersInProgress',
      message:
        'This customer still has an order in progress, so the shop must know who they are. Finish or ' +
        'cancel it first.',
    });
    expect(
      await administer(shop, admin, 'eraseCustomer', { id: admin.id, email: admin.email }),
    ).toMatchObject({
      kind: 'AdministratorNotErasable',
      message: 'This person is on the staff. Make the account a customer’s first.',
    });
    expect((await me(shop, customer)).data.me?.id).toBe(customer.id);
  });
});

describe('a new password', () => {
  it('the link is emailed to the customer, at most three times an hour', async ({ shop, admin }) => {
    const customer = await aCustomer(shop);
    const answers = [];
    for (let asked = 0; asked < 4; asked += 1)
      answers.push(await administer(shop, admin, 'sendPasswordReset', customer.id));
    expect(answers.map(({ kind }) => kind)).toEqual([
      'PasswordResetSent',
      'PasswordResetSent',
      'PasswordResetSent',
      'TooManyMails',
    ]);
    expect(await mailedToken(shop, customer, 'reset-password')).not.toBe('');
    expect(await auditOf(shop, customer.id)).toHaveLength(3);
  });
});

describe('customers', () => {
  const LIST = /* GraphQL */ `
    query ($filter: CustomerFilter!, $sort: CustomerSort!) {
      customers(filter: $filter, sort: $sort) {
        items {
          id
          purchases {
            orderCount
            spent
          }
          recentOrders {
            number
          }
          garage {
            label
          }
          savedAddresses {
            postcode
          }
          newsletter {
            state
          }
          sessions {
            device
          }
        }
        guests {
          email
          name
          orderCount
          spent
          lastOrder {
            number
          }
        }
        pageInfo {
          totalItems
        }
      }
    }
  `;
  interface Customers {
    readonly items: { id: string; purchases: { orderCount: number; spent: number } }[];
    readonly guests: { email: string }[];
  }

  it('are found by name, address, telephone number and postcode, and sorted by what they spent', async ({
    shop,
    admin,
  }) => {
    const family = `Q${anEmail().slice(7, 15)}`;
    const rich = await aCustomer(shop, { lastName: family });
    const poor = await aCustomer(shop, { lastName: family });
    const order = await anOrderThatIs(shop, 'DELIVERED', admin, { by: rich, email: rich.email });
    const find = async (filter: object, sort = 'MOST_SPENT'): Promise<Customers> =>
      (await shop.graphql<{ customers: Customers }>(LIST, { filter, sort }, { ...admin.headers })).data
        .customers;
    const byName = await find({ search: `sam ${family}`.toUpperCase() });
    expect(byName.items.map(({ id }) => id)).toEqual([rich.id, poor.id]);
    const [total] = await shop.rows<{ total: number }>(
      'select total_pence as total from orders where id = $1',
      [order.orderId],
    );
    expect(byName.items[0]?.purchases).toEqual({ orderCount: 1, spent: total?.total });
    expect(byName.items[0]).toMatchObject({
      recentOrders: [{ number: order.orderNumber }],
      newsletter: null,
    });
    expect((await find({ search: family, since: '2999-01-01' })).items).toEqual([]);
    expect((await find({ search: family, verified: true })).items).toEqual([]);
    expect((await find({ search: poor.email, role: 'ADMIN' })).items).toEqual([]);
    expect((await find({ search: `${poor.email}'; drop table users; --%` })).items).toEqual([]);
    const [{ postcode } = { postcode: '' }] = await shop.rows<{ postcode: string }>(
      "select shipping_address->>'postcode' as postcode from orders where id = $1",
      [order.orderId],
    );
    expect((await find({ search: postcode.toLowerCase() })).items.map(({ id }) => id)).toContain(rich.id);
    for (const sort of ['NEWEST', 'OLDEST', 'NAME', 'LAST_ORDER', 'MOST_ORDERS'])
      expect((await find({ search: family }, sort)).items).toHaveLength(2);
  });

  it('a search for a guest’s email address offers the guest', async ({ shop, admin }) => {
    const email = anEmail();
    const { orderNumber } = await aPaidOrder(shop, { email });
    const { data } = await shop.graphql<{ customers: Customers }>(
      LIST,
      { filter: { search: email }, sort: 'NEWEST' },
      { ...admin.headers },
    );
    expect(data.customers).toMatchObject({
      items: [],
      guests: [{ email, orderCount: 1, lastOrder: { number: orderNumber } }],
    });
  });

  it('a page of customers runs the same number of statements, however many it has', async ({
    shop,
    admin,
  }) => {
    const count = async (limit: number): Promise<number> => {
      let statements = 0;
      const stop = shop.services.platform.sql.onStatement(() => (statements += 1));
      await shop.graphql(
        `{ customers(limit: ${limit}) { items { id purchases { spent } recentOrders { number } } } }`,
        {},
        { ...admin.headers },
      );
      stop();
      return statements;
    };
    expect(await count(10)).toBe(await count(1));
  });
});
