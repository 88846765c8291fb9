import { expect } from 'vitest';
import { aCustomer, type SignedIn } from '../../../../../test/account.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { personalAccount } from '../accounts.personal-data.ts';

const UPDATE = /* GraphQL */ `
  mutation ($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      kind: __typename
      ... on User {
        firstName
        lastName
        phone
      }
      ${REFUSAL}
    }
  }
`;
const PROFILE = '{ me { firstName lastName phone email } }';

const it = shopTest();

const update = async (shop: TestShop, { headers }: SignedIn, input: object): Promise<unknown> =>
  (await shop.graphql<{ updateProfile: unknown }>(UPDATE, { input }, headers)).data.updateProfile;
const profileOf = async (shop: TestShop, { headers }: SignedIn): Promise<unknown> =>
  (await shop.graphql<{ me: unknown }>(PROFILE, {}, headers)).data.me;

it('C-14 a customer changes their name and telephone number', async ({ shop }) => {
  const [customer, other] = [await aCustomer(shop), await aCustomer(shop)];
  expect(await profileOf(shop, customer)).toEqual({
    firstName: 'Sam',
    lastName: 'Carter',
    phone: null,
    email: customer.email,
  });
  const changed = { firstName: 'Samantha', lastName: "O'Hara", phone: '+44 7700 900123' };
  expect(
    await update(shop, customer, { firstName: ' Samantha ', lastName: "O'Hara", phone: ' +44 7700 900123 ' }),
  ).toEqual({ kind: 'User', ...changed });
  expect(await profileOf(shop, customer)).toEqual({ ...changed, email: customer.email });
  expect(await profileOf(shop, other)).toMatchObject({ firstName: 'Sam', phone: null });
  expect(await update(shop, customer, { firstName: 'Sam', lastName: 'Carter' })).toEqual({
    kind: 'User',
    firstName: 'Sam',
    lastName: 'Carter',
    phone: null,
  });
});

it('a profile with a missing name or overlong text is refused, and the old one is kept', async ({ shop }) => {
  const customer = await aCustomer(shop);
  expect(await update(shop, customer, { firstName: ' ', lastName: '', phone: '0'.repeat(31) })).toEqual({
    kind: 'InvalidInput',
    message: 'First name is required',
    fields: [
      { path: 'firstName', message: 'First name is required' },
      { path: 'lastName', message: 'Last name is required' },
      { path: 'phone', message: 'Please enter a phone number, such as 07700 900123' },
    ],
  });
  expect(await update(shop, customer, { firstName: 'x'.repeat(101), lastName: 'Carter' })).toMatchObject({
    fields: [{ path: 'firstName', message: 'Please use at most 100 characters' }],
  });
  expect(await profileOf(shop, customer)).toMatchObject({
    firstName: 'Sam',
    lastName: 'Carter',
    phone: null,
  });
});

it('the profile returns the telephone number with the rest of the account', async ({ shop }) => {
  const customer = await aCustomer(shop);
  await update(shop, customer, { firstName: 'Sam', lastName: 'Carter', phone: '07700 900123' });
  const [account] = personalAccount;
  expect(
    await account?.read(shop.services.platform.orm.em.fork(), {
      userId: customer.id,
      email: customer.email,
      emailVerified: false,
    }),
  ).toMatchObject({ phone: '07700 900123' });
});

it('a guest has no profile to change', async ({ shop }) => {
  expect(
    (await shop.graphql(UPDATE, { input: { firstName: 'Sam', lastName: 'Carter' } })).errors?.[0]?.extensions
      .code,
  ).toBe('UNAUTHENTICATED');
  expect(shop.complaints).toEqual([]);
});
