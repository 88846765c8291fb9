import { expect } from 'vitest';
import { anOrderThatIs } from '../../../../test/fixtures/order.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest().extend('order', { scope: 'file' }, ({ shop, admin }) =>
  anOrderThatIs(shop, 'SHIPPED', admin),
);

it('an administrator reads who changed what, newest first, with only the figures that changed', async ({
  shop,
  admin,
  order,
}) => {
  const document = /* GraphQL */ `
    query ($id: ID!, $limit: Int!) {
      auditEntries(subject: "order", subjectId: $id, limit: $limit) {
        action
        actorRole
        actorId
        before
        after
      }
    }
  `;
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

it.for(['update audit_entries set action = action', 'delete from audit_entries', 'truncate audit_entries'])(
  'the database refuses: %s',
  async (statement, { shop }) => {
    await expect(shop.rows(statement)).rejects.toThrow('audit_entries is append-only');
  },
);

it('no entry identifies the buyer', async ({ shop }) => {
  const [row] = await shop.rows<{ log: string }>(
    'select string_agg(e::text, $1) as log from audit_entries e',
    ['\n'],
  );
  for (const personal of ['Carter', 'sam@example.com', 'Ivel Road', 'MK42'])
    expect(row?.log).not.toContain(personal);
});
