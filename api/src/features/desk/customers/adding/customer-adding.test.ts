import { expect } from 'vitest';
import { aMember, anEmail, login, mailedToken, PASSWORD } from '../../../../../test/account.ts';
import { staffAnswer, type StaffAnswer } from '../../../../../test/fixtures/account/staff.ts';
import { anAddress } from '../../../../../test/fixtures/buying.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const CREATE = /* GraphQL */ `
  mutation ($input: CreateCustomerInput!) {
    done: createCustomer(input: $input) {
      kind: __typename
      ... on CustomerCreated {
        customer {
          id email firstName lastName phone hasPassword emailVerified
          savedAddresses { postcode isDeliveryDefault }
        }
      }
      ${REFUSAL}
    }
  }
`;
const CHANGE_EMAIL = /* GraphQL */ `
  mutation ($input: ChangeCustomerEmailInput!) {
    done: changeCustomerEmail(input: $input) {
      kind: __typename
      ... on CustomerEmailChange { isPending customer { email hasPassword } }
      ${REFUSAL}
    }
  }
`;
const RESET = /* GraphQL */ `
  mutation ($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      kind: __typename
    }
  }
`;

const it = shopTest().extend('desk', { scope: 'file' }, ({ shop }) => aMember(shop, 'desk'));

const aPerson = (overrides: object = {}) => ({
  firstName: 'Nora',
  lastName: 'Oak',
  email: anEmail(),
  phone: '07700 900123',
  address: anAddress({ firstName: 'Nora', lastName: 'Oak' }),
  ...overrides,
});

const setPassword = async (shop: TestShop, token: string): Promise<unknown> =>
  (await shop.graphql<{ resetPassword: unknown }>(RESET, { input: { token, newPassword: PASSWORD } })).data
    .resetPassword;

interface Added extends StaffAnswer {
  readonly customer: { readonly id: string };
}

it('a customer whom staff add has their address, and signs in once the emailed link has set a password', async ({
  shop,
  desk,
}) => {
  const { email, ...person } = aPerson();
  const added = await staffAnswer(shop, desk, CREATE, { input: { email, ...person } });
  expect(added).toEqual({
    kind: 'CustomerCreated',
    customer: {
      id: expect.any(String),
      email,
      firstName: 'Nora',
      lastName: 'Oak',
      phone: '07700 900123',
      hasPassword: false,
      emailVerified: false,
      savedAddresses: [{ postcode: 'MK42 0AA', isDeliveryDefault: true }],
    },
  });
  expect(await setPassword(shop, await mailedToken(shop, { email }, 'reset-password'))).toEqual({
    kind: 'PasswordChanged',
  });
  expect(await login(shop, { email, password: PASSWORD })).toMatchObject({
    kind: 'Session',
    user: { emailVerified: true },
  });
  expect(
    await shop.rows("select action, after from audit_entries where subject_id = $1 and subject = 'account'", [
      (added as Added).customer.id,
    ]),
  ).toEqual([{ action: 'added', after: {} }]);
});

it('refuses an address with an account and a wrong postcode, each at its field, and adds nothing', async ({
  shop,
  desk,
}) => {
  const create = (input: object) => staffAnswer(shop, desk, CREATE, { input });
  const email = anEmail();
  expect(await create(aPerson({ email, address: anAddress({ postcode: 'nowhere' }) }))).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'address.postcode' }],
  });
  expect(await create(aPerson({ email, address: null }))).toMatchObject({ kind: 'CustomerCreated' });
  expect(await create(aPerson({ email: email.toUpperCase() }))).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'email' }],
  });
  expect(await shop.rows('select 1 from users where lower(email) = $1', [email])).toHaveLength(1);
});

it('a mistyped address is corrected at once while nobody has set a password, and its link stops working', async ({
  shop,
  desk,
}) => {
  const [mistyped, email] = [anEmail(), anEmail()];
  const { customer } = (await staffAnswer(shop, desk, CREATE, {
    input: aPerson({ email: mistyped }),
  })) as Added;
  const stray = await mailedToken(shop, { email: mistyped }, 'reset-password');
  const change = (newEmail: string) =>
    staffAnswer(shop, desk, CHANGE_EMAIL, { input: { id: customer.id, newEmail } });
  expect(await change(email)).toEqual({
    kind: 'CustomerEmailChange',
    isPending: false,
    customer: { email, hasPassword: false },
  });
  expect(await setPassword(shop, stray)).toEqual({ kind: 'InvalidToken' });
  expect(
    await shop.rows('select subject from mails where recipient = $1 order by created_at', [mistyped]),
  ).toContainEqual({ subject: 'Your email address has been changed' });
  await setPassword(shop, await mailedToken(shop, { email }, 'reset-password'));
  expect(await change(anEmail())).toMatchObject({ isPending: true, customer: { email, hasPassword: true } });
});
