import { expect } from 'vitest';
import { aCustomer, aMember, anEmail, mailedToken, type SignedIn } from '../../../../../test/account.ts';
import { followEmailLink } from '../../../../../test/fixtures/account/email.ts';
import { staffAnswer } from '../../../../../test/fixtures/account/staff.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { auditOf } from './account-administration.builder.ts';

const UPDATE = /* GraphQL */ `
  mutation ($input: UpdateCustomerInput!) {
    done: updateCustomer(input: $input) {
      kind: __typename
      ... on User { firstName lastName phone revision }
      ... on StaleWrite { revision }
      ${REFUSAL}
    }
  }
`;
const CHANGE_EMAIL = /* GraphQL */ `
  mutation ($input: ChangeCustomerEmailInput!) {
    done: changeCustomerEmail(input: $input) {
      kind: __typename
      ... on CustomerEmailChange { email isPending customer { email } }
      ${REFUSAL}
    }
  }
`;
const OWN = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';
const NAME = { firstName: 'Robin', lastName: 'Wright' };

const it = shopTest().extend('desk', { scope: 'file' }, ({ shop }) => aMember(shop, 'desk'));

const emailOf = async (shop: TestShop, { id }: SignedIn): Promise<unknown> =>
  (
    await shop.rows('select email, email_verified_at is not null as confirmed from users where id = $1', [id])
  )[0];

it('staff correct a name and a phone number; the log names the fields and not what they hold', async ({
  shop,
  desk,
}) => {
  const customer = await aCustomer(shop);
  const update = (input: object) => staffAnswer(shop, desk, UPDATE, { input: { id: customer.id, ...input } });
  expect(await update({ revision: 1, ...NAME, phone: ' 07700 900123 ' })).toEqual({
    kind: 'User',
    ...NAME,
    phone: '07700 900123',
    revision: 2,
  });
  expect(await update({ revision: 2, ...NAME, phone: '07700 900123' })).toMatchObject({ revision: 2 });
  expect(await auditOf(shop, customer.id)).toEqual([
    { action: 'details changed', before: {}, after: { fields: 'firstName, lastName, phone' } },
  ]);
  expect(await update({ revision: 2, ...NAME, phone: '12' })).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'phone' }],
  });
});

it('details that the customer has changed meanwhile aren’t overwritten', async ({ shop, desk }) => {
  const customer = await aCustomer(shop);
  await shop.graphql(OWN, { input: { firstName: 'Samira', lastName: 'Carter' } }, { ...customer.headers });
  expect(
    await staffAnswer(shop, desk, UPDATE, { input: { id: customer.id, revision: 1, ...NAME } }),
  ).toMatchObject({ kind: 'StaleWrite', revision: 2 });
  expect(await shop.rows('select first_name as name from users where id = $1', [customer.id])).toEqual([
    { name: 'Samira' },
  ]);
});

it('a new email address that staff enter waits until its owner has signed in and followed the link', async ({
  shop,
  desk,
}) => {
  const [customer, newEmail] = [await aCustomer(shop), anEmail()];
  const change = (input: object) => staffAnswer(shop, desk, CHANGE_EMAIL, { input });
  expect(await change({ id: customer.id, newEmail })).toEqual({
    kind: 'CustomerEmailChange',
    email: newEmail,
    isPending: true,
    customer: { email: customer.email },
  });
  const token = await mailedToken(shop, { email: newEmail }, 'verify-email');
  expect(await followEmailLink(shop, token, desk)).toMatchObject({ kind: 'SignInRequired' });
  expect(await emailOf(shop, customer)).toEqual({ email: customer.email, confirmed: false });
  const told = await shop.rows<{ subject: string; text: string }>(
    'select subject, text from mails where recipient = $1 order by created_at desc, id limit 1',
    [customer.email],
  );
  expect(told).toMatchObject([{ subject: 'We were asked to change your email address' }]);
  expect(told[0]?.text).not.toContain(newEmail);
  expect(await followEmailLink(shop, token, customer)).toEqual({ kind: 'EmailVerified', email: newEmail });
  expect(await emailOf(shop, customer)).toEqual({ email: newEmail, confirmed: true });
  expect(await auditOf(shop, customer.id)).toEqual([
    { action: 'email address changed', before: {}, after: { waitsForOwner: true } },
  ]);
});

it('refuses a taken address at its field, staff’s own account, and an account beyond their role', async ({
  shop,
  admin,
  desk,
}) => {
  const [customer, other] = [await aCustomer(shop), await aCustomer(shop)];
  const change = (id: string, newEmail: string) =>
    staffAnswer(shop, desk, CHANGE_EMAIL, { input: { id, newEmail } });
  expect(await change(customer.id, other.email.toUpperCase())).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'newEmail' }],
  });
  expect(await change(desk.id, anEmail())).toMatchObject({ kind: 'OwnAccount' });
  expect(await change(admin.id, anEmail())).toEqual({ kind: 'FORBIDDEN' });
  expect(await staffAnswer(shop, desk, UPDATE, { input: { id: admin.id, revision: 1, ...NAME } })).toEqual({
    kind: 'FORBIDDEN',
  });
  for (let asked = 0; asked < 5; asked += 1) await change(customer.id, anEmail());
  expect(await change(customer.id, anEmail())).toMatchObject({ kind: 'TooManyMails' });
});
