import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { anAdmin, type SignedIn } from '../accounts/account.builder.ts';
import { anOrderThatIs, type BoughtOrder } from '../orders/order.builder.ts';

let shop: TestShop;
let admin: SignedIn;
let order: BoughtOrder;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await anAdmin(shop);
  order = await anOrderThatIs(shop, 'SHIPPED', admin);
});
afterAll(() => shop.close());

test('an administrator reads who changed what, newest first, with the figures that changed and no others', async () => {
  const document =
    'query ($id: ID!, $limit: Int!) { auditEntries(subject: "order", subjectId: $id, limit: $limit) { action actorRole actorId before after } }';
  expect((await shop.graphql(document, { id: order.orderId, limit: 2 }, { ...admin.headers })).data).toEqual({
    auditEntries: [
      {
        action: 'SHIPPED',
        actorRole: 'ADMIN',
        actorId: admin.id,
        before: { status: 'PROCESSING' },
        after: { status: 'SHIPPED' },
      },
      {
        action: 'PROCESSING',
        actorRole: 'ADMIN',
        actorId: admin.id,
        before: { status: 'PENDING' },
        after: { status: 'PROCESSING' },
      },
    ],
  });
  expect(await shop.graphql(document, { id: order.orderId, limit: 0 }, { ...admin.headers })).toMatchObject({
    errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
  });
});

test.each([
  'update audit_entries set action = action',
  'delete from audit_entries',
  'truncate audit_entries',
])('the database refuses: %s', async (statement) => {
  await expect(shop.rows(statement)).rejects.toThrow('audit_entries is append-only');
});

test('no entry says who bought', async () => {
  const [row] = await shop.rows<{ log: string }>(
    'select string_agg(e::text, $1) as log from audit_entries e',
    ['\n'],
  );
  for (const personal of ['Carter', 'sam@example.com', 'Ivel Road', 'MK42'])
    expect(row?.log).not.toContain(personal);
});
