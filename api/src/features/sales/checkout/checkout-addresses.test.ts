import { expect } from 'vitest';
import { aCustomer } from '../../../../test/account.ts';
import { aSavedAddress, bookOf } from '../../../../test/fixtures/account/address-book.ts';
import {
  aBuyableProduct,
  aCheckout,
  anAddress,
  anOpenCheckout,
  checkOut,
} from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest().extend('product', { scope: 'file' }, ({ shop }) =>
  aBuyableProduct(shop, { stock: 100 }),
);

it('CHK-16 a signed-in customer can have the delivery address saved; otherwise it isn’t', async ({
  shop,
  product,
}) => {
  const customer = await aCustomer(shop);
  const { list } = bookOf(shop, customer);
  await anOpenCheckout(shop, product, { headers: customer.headers });
  expect(await list()).toEqual([]);
  const buying = {
    headers: customer.headers,
    saveShippingAddress: true,
    billingAddress: anAddress({ line1: '9 Invoice Road' }),
  };
  await anOpenCheckout(shop, product, buying);
  await anOpenCheckout(shop, product, buying);
  expect(await list()).toMatchObject([
    { line1: '4 Ivel Road', label: null, isDeliveryDefault: true, isBillingDefault: true },
  ]);
});

it('an address that is already saved keeps its name and its defaults', async ({ shop, product }) => {
  const customer = await aCustomer(shop);
  await aSavedAddress(shop, customer, { line1: '1 Works Lane' });
  await aSavedAddress(shop, customer, {}, 'Home');
  await anOpenCheckout(shop, product, { headers: customer.headers, saveShippingAddress: true });
  expect(await bookOf(shop, customer).list()).toMatchObject([
    { isDeliveryDefault: true },
    { label: 'Home', isDeliveryDefault: false },
  ]);
});

it('a checkout that places no order saves no address', async ({ shop, product }) => {
  const customer = await aCustomer(shop);
  const items = [{ productId: product.id, quantity: 1 }];
  expect(
    await checkOut(
      shop,
      aCheckout({ items, saveShippingAddress: true, acceptTerms: false }),
      customer.headers,
    ),
  ).toMatchObject({ kind: 'InvalidInput' });
  expect(await bookOf(shop, customer).list()).toEqual([]);
});

it('a guest, and a customer whose address book is full, can still order', async ({ shop, product }) => {
  await anOpenCheckout(shop, product, { saveShippingAddress: true });
  const customer = await aCustomer(shop);
  for (let number = 1; number <= 20; number += 1)
    await aSavedAddress(shop, customer, { line1: `${number} High Street` });
  await anOpenCheckout(shop, product, { headers: customer.headers, saveShippingAddress: true });
  expect(await bookOf(shop, customer).list()).toHaveLength(20);
  expect(shop.complaints).toEqual([]);
});

it('a phone number entered at the checkout is saved for the next one, unless the account has another', async ({
  shop,
  product,
}) => {
  const customer = await aCustomer(shop);
  const buyWith = (phone: string | null) =>
    anOpenCheckout(shop, product, { headers: customer.headers, phone });
  const kept = async () =>
    (await shop.graphql<{ me: object }>('{ me { phone } }', {}, { ...customer.headers })).data.me;
  await buyWith(null);
  expect(await kept()).toEqual({ phone: null });
  await buyWith(' 07700 900123 ');
  await buyWith('01632 960100');
  expect(await kept()).toEqual({ phone: '07700 900123' });
});
