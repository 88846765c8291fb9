import { expect } from 'vitest';
import { aCustomer, aMember, type SignedIn } from '../../../../test/account.ts';
import { aSavedAddress, aSaving, bookOf } from '../../../../test/fixtures/account/address-book.ts';
import { staffAnswer, type StaffAnswer } from '../../../../test/fixtures/account/staff.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const SAVE = /* GraphQL */ `
  mutation ($input: SaveCustomerAddressInput!) {
    done: saveCustomerAddress(input: $input) {
      kind: __typename
      ... on SavedAddress { id line1 label isDeliveryDefault isBillingDefault revision }
      ... on StaleWrite { revision }
      ${REFUSAL}
    }
  }
`;
const DELETE = /* GraphQL */ `
  mutation ($input: DeleteCustomerAddressInput!) {
    done: deleteCustomerAddress(input: $input) {
      kind: __typename
      ... on Refusal {
        message
      }
    }
  }
`;

const it = shopTest()
  .extend('desk', { scope: 'file' }, ({ shop }) => aMember(shop, 'desk'))
  .extend(
    'save',
    { scope: 'file' },
    ({ shop, desk }) =>
      (customer: Pick<SignedIn, 'id'>, input: object) =>
        staffAnswer(shop, desk, SAVE, { input: { customerId: customer.id, ...input } }),
  );

it('staff add an address, make it the default for delivery, replace it and delete it', async ({
  shop,
  desk,
  save,
}) => {
  const customer = await aCustomer(shop);
  const home = await aSavedAddress(shop, customer);
  const work = await save(customer, {
    ...aSaving({ line1: '1 Works Lane' }, 'Work'),
    makeDeliveryDefault: true,
  });
  expect(work).toMatchObject({ kind: 'SavedAddress', isDeliveryDefault: true, isBillingDefault: false });
  expect(await bookOf(shop, customer).list()).toMatchObject([
    { id: home.id, isDeliveryDefault: false, isBillingDefault: true },
    { line1: '1 Works Lane', label: 'Work', isDeliveryDefault: true },
  ]);
  const { id, revision } = work as StaffAnswer & { id: string; revision: number };
  expect(await save(customer, { id, revision, ...aSaving({ line1: '2 Works Lane' }) })).toEqual({
    kind: 'SavedAddress',
    id,
    line1: '2 Works Lane',
    label: null,
    isDeliveryDefault: true,
    isBillingDefault: false,
    revision: revision + 1,
  });
  expect(await staffAnswer(shop, desk, DELETE, { input: { customerId: customer.id, id } })).toEqual({
    kind: 'CustomerAddressDeleted',
  });
  expect(await bookOf(shop, customer).list()).toMatchObject([{ id: home.id, isDeliveryDefault: false }]);
});

it('an address that the customer has changed meanwhile isn’t overwritten', async ({ shop, save }) => {
  const customer = await aCustomer(shop);
  const { id } = await aSavedAddress(shop, customer);
  await bookOf(shop, customer).change(id, aSaving({ line1: '9 Mine Row' }));
  expect(await save(customer, { id, revision: 1, ...aSaving({ line1: '1 Desk Road' }) })).toMatchObject({
    kind: 'StaleWrite',
    revision: 2,
  });
  expect(await bookOf(shop, customer).list()).toMatchObject([{ line1: '9 Mine Row' }]);
});

it('refuses a wrong postcode at its field, an address of another customer, and an account beyond the role', async ({
  shop,
  admin,
  desk,
  save,
}) => {
  const [customer, other] = [await aCustomer(shop), await aCustomer(shop)];
  expect(await save(customer, aSaving({ postcode: 'nowhere' }))).toMatchObject({
    kind: 'InvalidInput',
    fields: [{ path: 'address.postcode' }],
  });
  const { id } = await aSavedAddress(shop, other);
  const unknown = { kind: 'SavedAddressNotFound', message: 'This address is no longer in the address book.' };
  expect(await save(customer, { id, revision: 1, ...aSaving() })).toEqual(unknown);
  expect(await staffAnswer(shop, desk, DELETE, { input: { customerId: customer.id, id } })).toEqual(unknown);
  expect(await bookOf(shop, other).list()).toHaveLength(1);
  expect(await save(admin, aSaving())).toEqual({ kind: 'FORBIDDEN' });
});
