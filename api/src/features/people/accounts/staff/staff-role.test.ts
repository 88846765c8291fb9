import { expect } from 'vitest';
import { PASSWORD, aCustomer, aMember, anotherSession, mailedToken } from '../../../../../test/account.ts';
import { verifyEmail } from '../../../../../test/fixtures/account/email.ts';
import { aStaffRole } from '../../../../../test/fixtures/account/staff.ts';
import { anOrderThatIs, auditOf, changeStatus, refundOrder } from '../../../../../test/fixtures/order.ts';
import { ask, get } from '../../../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { administer, auditOf as accountAuditOf } from '../administration/account-administration.builder.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const MINUTE_MS = 60_000;
/** A task for the people who run the shop, not for an order clerk. */
const EXPIRED_SECRET = {
  DVSA_API_KEY: 'k',
  DVSA_CLIENT_ID: 'c',
  DVSA_CLIENT_SECRET: 's',
  DVSA_TOKEN_URL: 'http://127.0.0.1:9/token',
  DVSA_CLIENT_SECRET_EXPIRES: '2026-11-01',
};
const it = shopTest({ now: NOW, env: { ADMIN_IDLE_MINUTES: '30', ...EXPIRED_SECRET } }).extend(
  'clerk',
  { scope: 'file' },
  async ({ shop }) => aMember(shop, await anOrderClerkRole(shop)),
);

/** A role that no shop starts with. */
async function anOrderClerkRole(shop: TestShop): Promise<string> {
  const known = await shop.rows("select from staff_roles where slug = 'order-clerk'");
  return known.length > 0
    ? 'order-clerk'
    : aStaffRole(shop, ['READ_ORDERS', 'WRITE_ORDERS', 'REFUND_ORDERS'], {
        slug: 'order-clerk',
        label: 'Order clerk',
      });
}

const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { kind: __typename } }';

it('an administrator grants the role to a customer, who chooses a password and signs in with it', async ({
  shop,
  admin,
}) => {
  const staffRole = await anOrderClerkRole(shop);
  const roles = await shop.graphql(
    '{ staffRoles { slug role label scopes } staff { roles { slug label scopes people isOwners isCovered } } }',
    {},
    { ...admin.headers },
  );
  // Clients that only know the documented words get only the roles that these stand for.
  expect(roles.data).toMatchObject({
    staffRoles: [
      { slug: 'owner', role: 'ADMIN', label: 'Owner' },
      { slug: 'fitter', role: 'FITTER', label: 'Fitter', scopes: ['WORK_AT_CENTRE', 'USE_ADMIN'] },
    ],
    staff: {
      roles: expect.arrayContaining([
        expect.objectContaining({ slug: 'owner', isOwners: true, isCovered: true }),
        expect.objectContaining({
          slug: staffRole,
          scopes: ['READ_ORDERS', 'WRITE_ORDERS', 'REFUND_ORDERS', 'USE_ADMIN'],
        }),
      ]),
    },
  });
  const person = await aCustomer(shop);
  await verifyEmail(shop, person);
  expect(
    await administer(shop, admin, 'updateRole', {
      id: person.id,
      staffRole,
      currentPassword: PASSWORD,
    }),
  ).toMatchObject({ kind: 'User', role: 'ADMIN', sessions: [] });
  expect(
    await shop.rows("select text from mails where recipient = $1 and subject like 'You can now manage%'", [
      person.email,
    ]),
  ).toMatchObject([{ text: expect.stringContaining('You now have the role “Order clerk”') }]);
  const token = await mailedToken(shop, person, 'reset-password');
  const choose = async (newPassword: string) =>
    (await shop.graphql(RESET, { input: { token, newPassword } })).data;
  expect(await choose('eleven char')).toEqual({ resetPassword: { kind: 'InvalidInput' } });
  expect(await choose('a longer password')).toMatchObject({ resetPassword: { kind: expect.any(String) } });
  const clerk = await anotherSession(shop, person, { password: 'a longer password' });
  expect(
    (await shop.graphql('{ viewer { role scopes } me { roleLabel } }', {}, { ...clerk.headers })).data,
  ).toEqual({
    viewer: { role: 'ADMIN', scopes: ['READ_ORDERS', 'WRITE_ORDERS', 'REFUND_ORDERS', 'USE_ADMIN'] },
    me: { roleLabel: 'Order clerk' },
  });
  expect(await accountAuditOf(shop, person.id)).toMatchObject([{ after: { role: 'order-clerk' } }]);
});

it('an order clerk reads, processes and refunds orders, in their own name', async ({
  shop,
  admin,
  clerk,
}) => {
  const order = await anOrderThatIs(shop, 'PENDING', admin);
  const delivered = await anOrderThatIs(shop, 'DELIVERED', admin);
  expect(await changeStatus(shop, order.orderId, 'PROCESSING', clerk)).toMatchObject({
    status: 'PROCESSING',
  });
  expect((await auditOf(shop, order)).at(-1)).toMatchObject({
    actor_role: 'ADMIN',
    actor_label: 'Order clerk',
    actor_id: clerk.id,
  });
  expect(await refundOrder(shop, delivered.orderId, clerk)).toMatchObject({ kind: 'Order' });
  const { data } = await shop.graphql(
    'query ($id: ID!) { order(id: $id) { refunds { author } } waitingTasks { kind } }',
    { id: delivered.orderId },
    { ...clerk.headers },
  );
  expect(data).toEqual({
    order: { refunds: [{ author: 'Sam Carter' }] },
    waitingTasks: [{ kind: 'ORDERS_TO_SHIP' }],
  });
  const { data: log } = await shop.graphql(
    'query ($id: ID) { auditLog(filter: { actor: $id }) { items { actorRole actorLabel } } ' +
      'auditChoices { actors { id } } }',
    { id: clerk.id },
    { ...admin.headers },
  );
  expect(log).toMatchObject({
    auditLog: { items: expect.arrayContaining([{ actorRole: 'ADMIN', actorLabel: 'Order clerk' }]) },
    auditChoices: { actors: expect.arrayContaining([{ id: clerk.id }]) },
  });
});

it('an order clerk can use REST paths about orders, and is refused others', async ({ shop, clerk }) => {
  const { body } = await ask(shop, 'POST', '/auth/login', {
    body: { email: clerk.email, password: PASSWORD },
  });
  expect(body).toMatchObject({ user: { role: 'admin' } });
  expect((await get(shop, '/orders/admin/all', clerk)).status).toBe(200);
  expect((await get(shop, '/page-contents/admin', clerk)).status).toBe(403);
  expect((await get(shop, '/admin/exports/subscribers.csv', clerk)).status).toBe(403);
});

it("an order clerk can't change roles or create keys, and can't be erased until the role is revoked", async ({
  shop,
  admin,
  clerk,
}) => {
  const role = { id: clerk.id, role: 'ADMIN', currentPassword: PASSWORD };
  expect(await administer(shop, clerk, 'updateRole', role)).toEqual({ kind: 'FORBIDDEN' });
  expect(await administer(shop, admin, 'eraseCustomer', { id: clerk.id, email: clerk.email })).toEqual({
    kind: 'AdministratorNotErasable',
    message: 'This person is on the staff. Make the account a customer’s first.',
  });
});

it("an order clerk doesn't count as an administrator who can manage the staff", async ({ shop, admin }) => {
  const staffRole = await anOrderClerkRole(shop);
  await aMember(shop, staffRole);
  await shop.rows("update users set staff_role = null where staff_role = 'owner' and id <> $1", [admin.id]);
  const stepDown = (to: object) =>
    administer(shop, admin, 'updateRole', { id: admin.id, ...to, currentPassword: PASSWORD });
  expect(await stepDown({ staffRole })).toMatchObject({ kind: 'LastAdministrator' });
  expect(await stepDown({ role: 'CUSTOMER' })).toMatchObject({ kind: 'LastAdministrator' });
});

it('has the duties of staff: two-factor sign-in if the shop requires it, and sign-out after 30 idle minutes', async ({
  shop,
  admin,
}) => {
  const clerk = await aMember(shop, await anOrderClerkRole(shop));
  const viewer = async () =>
    (await shop.graphql('{ viewer { role scopes needsTwoFactor } }', {}, { ...clerk.headers })).data;
  shop.setNow(new Date(NOW.getTime() + 29 * MINUTE_MS));
  expect(await viewer()).toMatchObject({ viewer: { role: 'ADMIN' } });
  await shop.graphql(
    'mutation { updateSettings(input: { group: SAFETY, values: { adminsNeedTwoStep: true }, revision: 0 }) ' +
      '{ __typename } }',
    {},
    { ...admin.headers },
  );
  expect(await viewer()).toEqual({ viewer: { role: 'CUSTOMER', scopes: [], needsTwoFactor: true } });
  shop.setNow(new Date(NOW.getTime() + 60 * MINUTE_MS));
  expect(
    (await shop.graphql('{ me { id } }', {}, { ...clerk.headers })).errors?.[0]?.extensions,
  ).toMatchObject({ reason: 'IDLE' });
});
