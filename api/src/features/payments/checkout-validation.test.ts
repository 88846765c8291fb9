import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/test-shop.ts';
import { aBuyableProduct, aCheckout, anAddress, checkOut, type BuyableProduct } from './buying.builder.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

let shop: TestShop;
let product: BuyableProduct;
beforeAll(async () => {
  shop = await openTestShop();
  product = await aBuyableProduct(shop);
});
afterAll(() => shop.close());

/** What the shop finds wrong with a checkout, as "path: message". */
async function complaintsAbout(overrides: Partial<CheckoutInput>): Promise<string[]> {
  const answer = await checkOut(
    shop,
    aCheckout({ items: [{ productId: product.id, quantity: 1 }], ...overrides }),
  );
  if (answer.kind !== 'InvalidInput') return [];
  expect(answer.message).toBe('Please fill in all required fields');
  return answer.fields.map(({ path, message }) => `${path}: ${message}`);
}

const REQUIRED = [
  'firstName: First name is required',
  'lastName: Last name is required',
  'address1: Address is required',
  'city: City is required',
  'postcode: Postcode is required',
];
const BLANK = anAddress({ firstName: '', lastName: ' ', address1: '\t', city: '', postcode: ' ' });

test('CHK-05…CHK-10 names everything that is wrong at once, and keeps nothing back', async () => {
  const found = await complaintsAbout({
    items: [],
    email: ' ',
    shippingAddress: BLANK,
    billingAddress: BLANK,
    acceptTerms: false,
  });
  expect(found).toEqual([
    'items: Your cart is currently empty.',
    'email: Email is required',
    ...REQUIRED.map((complaint) => `shippingAddress.${complaint}`),
    ...REQUIRED.map((complaint) => `billingAddress.${complaint}`),
    'acceptTerms: You must agree to the terms and conditions',
  ]);
  expect(await shop.rows('select count(*)::integer as orders from orders')).toEqual([{ orders: 0 }]);
});

describe('CHK-05 an e-mail address', () => {
  test.each([
    'sam',
    'sam@',
    '@example.com',
    'sam@example',
    'sam @example.com',
    'sam@exa mple.com',
    'sam@-example.com',
    'sam@example..com',
    'sam@example.com\nBcc: all@example.com',
    `${'a'.repeat(250)}@b.uk`,
    'sam@ex<b>ample.com',
  ])('%j is none', async (email) => {
    expect(await complaintsAbout({ email })).toEqual(['email: Please enter a valid email']);
  });

  test.each([
    'sam@example.com',
    "o'hara+tyres@mail.example.co.uk",
    's@x.uk',
    `${'a'.repeat(64)}@example.com`,
  ])('%j is one', async (email) => {
    expect(await complaintsAbout({ email })).toEqual([]);
  });
});

test('CHK-09 the terms must be agreed to', async () => {
  expect(await complaintsAbout({ acceptTerms: false })).toEqual([
    'acceptTerms: You must agree to the terms and conditions',
  ]);
});

test('CHK-11 phone, company, second line, billing address and newsletter may be left out', async () => {
  expect(
    await complaintsAbout({
      phone: null,
      shippingAddress: anAddress({ company: null, address2: null }),
      billingAddress: null,
    }),
  ).toEqual([]);
});

describe('C-50 a postcode', () => {
  test.each([
    ['MK42', 'GB'],
    ['BT1 5GS', 'GB'],
    ['MK42 0AA', 'NI'],
    ['MK42 0AA', 'IE'],
    ['D02 X285', 'GB'],
  ] as const)('%s is none of %s', async (postcode, country) => {
    expect(await complaintsAbout({ shippingAddress: anAddress({ postcode, country }) })).toEqual([
      'shippingAddress.postcode: Please enter a valid postcode',
    ]);
  });

  test('of the billing address is checked by its own country', async () => {
    expect(
      await complaintsAbout({ billingAddress: anAddress({ postcode: 'D02 X285', country: 'IE' }) }),
    ).toEqual([]);
    expect(await complaintsAbout({ billingAddress: anAddress({ postcode: 'D02 X285' }) })).toEqual([
      'billingAddress.postcode: Please enter a valid postcode',
    ]);
  });
});

describe('long texts are refused field by field', () => {
  const long = 'x'.repeat(5_000);
  test('each with its limit', async () => {
    const shippingAddress = anAddress({
      firstName: long,
      lastName: long,
      company: long,
      address1: long,
      address2: long,
      city: long,
      postcode: long,
    });
    expect(await complaintsAbout({ email: `${long}@example.com`, phone: long, shippingAddress })).toEqual([
      'email: Please enter a valid email',
      'phone: Please use at most 30 characters',
      'shippingAddress.firstName: Please use at most 100 characters',
      'shippingAddress.lastName: Please use at most 100 characters',
      'shippingAddress.company: Please use at most 100 characters',
      'shippingAddress.address1: Please use at most 200 characters',
      'shippingAddress.address2: Please use at most 200 characters',
      'shippingAddress.city: Please use at most 100 characters',
      'shippingAddress.postcode: Please use at most 100 characters',
    ]);
  });

  test('and the longest allowed are taken', async () => {
    expect(
      await complaintsAbout({
        phone: '0'.repeat(30),
        shippingAddress: anAddress({
          firstName: 'x'.repeat(100),
          address1: 'x'.repeat(200),
          city: 'x'.repeat(100),
        }),
      }),
    ).toEqual([]);
  });
});

describe('the lines', () => {
  test.each([0, -1, 100, 1_000_000_000])('of %i pieces are refused by their place', async (quantity) => {
    expect(
      await complaintsAbout({
        items: [
          { productId: product.id, quantity: 1 },
          { productId: product.id + 1, quantity },
        ],
      }),
    ).toEqual(['items.1.quantity: The quantity must be a whole number from 1 to 99']);
  });

  test('of one tyre count together, as its quote counts them', async () => {
    const wrong = 'quantity: The quantity must be a whole number from 1 to 99';
    expect(
      await complaintsAbout({
        items: [
          { productId: product.id, quantity: 60 },
          { productId: product.id, quantity: 60 },
        ],
      }),
    ).toEqual([`items.0.${wrong}`, `items.1.${wrong}`]);
  });

  test('are 50 at the most', async () => {
    const items = Array.from({ length: 51 }, (_, index) => ({ productId: index + 1, quantity: 1 }));
    expect(await complaintsAbout({ items })).toEqual(['items: A cart holds at most 50 lines']);
  });
});

test('text that no database can hold is refused as bad input, not as a fault', async () => {
  const { errors } = await shop.graphql(
    'mutation Buy($input: CheckoutInput!) { createCheckout(input: $input) { __typename } }',
    { input: aCheckout({ phone: 'a\u0000b', items: [{ productId: product.id, quantity: 1 }] }) },
  );
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
