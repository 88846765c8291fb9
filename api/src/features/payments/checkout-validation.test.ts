import { describe, expect } from 'vitest';
import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { aBuyableProduct, aCheckout, anAddress, checkOut, type BuyableProduct } from './buying.builder.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

const it = shopTest().extend('product', { scope: 'file' }, ({ shop }) => aBuyableProduct(shop));

/** What the shop finds wrong with a checkout, as "path: message". */
async function complaintsAbout(
  shop: TestShop,
  product: BuyableProduct,
  overrides: Partial<CheckoutInput>,
): Promise<string[]> {
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

it('CHK-05…CHK-10 names everything that is wrong at once, and keeps nothing back', async ({
  shop,
  product,
}) => {
  const found = await complaintsAbout(shop, product, {
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
  it.for([
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
  ])('%j is none', async (email, { shop, product }) => {
    expect(await complaintsAbout(shop, product, { email })).toEqual(['email: Please enter a valid email']);
  });

  it.for(['sam@example.com', "o'hara+tyres@mail.example.co.uk", 's@x.uk', `${'a'.repeat(64)}@example.com`])(
    '%j is one',
    async (email, { shop, product }) => {
      expect(await complaintsAbout(shop, product, { email })).toEqual([]);
    },
  );
});

it('CHK-09 the terms must be agreed to', async ({ shop, product }) => {
  expect(await complaintsAbout(shop, product, { acceptTerms: false })).toEqual([
    'acceptTerms: You must agree to the terms and conditions',
  ]);
});

it('CHK-11 phone, company, second line, billing address and newsletter may be left out', async ({
  shop,
  product,
}) => {
  expect(
    await complaintsAbout(shop, product, {
      phone: null,
      shippingAddress: anAddress({ company: null, address2: null }),
      billingAddress: null,
    }),
  ).toEqual([]);
});

describe('C-50 a postcode', () => {
  it.for([
    ['MK42', 'GB'],
    ['BT1 5GS', 'GB'],
    ['MK42 0AA', 'NI'],
    ['MK42 0AA', 'IE'],
    ['D02 X285', 'GB'],
  ] as const)('%s is none of %s', async ([postcode, country], { shop, product }) => {
    expect(
      await complaintsAbout(shop, product, { shippingAddress: anAddress({ postcode, country }) }),
    ).toEqual(['shippingAddress.postcode: Please enter a valid postcode']);
  });

  it('of the billing address is checked by its own country', async ({ shop, product }) => {
    expect(
      await complaintsAbout(shop, product, {
        billingAddress: anAddress({ postcode: 'D02 X285', country: 'IE' }),
      }),
    ).toEqual([]);
    expect(
      await complaintsAbout(shop, product, { billingAddress: anAddress({ postcode: 'D02 X285' }) }),
    ).toEqual(['billingAddress.postcode: Please enter a valid postcode']);
  });
});

describe('long texts are refused field by field', () => {
  const long = 'x'.repeat(5_000);
  it('each with its limit', async ({ shop, product }) => {
    const shippingAddress = anAddress({
      firstName: long,
      lastName: long,
      company: long,
      address1: long,
      address2: long,
      city: long,
      postcode: long,
    });
    expect(
      await complaintsAbout(shop, product, { email: `${long}@example.com`, phone: long, shippingAddress }),
    ).toEqual([
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

  it('and the longest allowed are taken', async ({ shop, product }) => {
    expect(
      await complaintsAbout(shop, product, {
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
  it.for([0, -1, 100, 1_000_000_000])(
    'of %i pieces are refused by their place',
    async (quantity, { shop, product }) => {
      expect(
        await complaintsAbout(shop, product, {
          items: [
            { productId: product.id, quantity: 1 },
            { productId: product.id + 1, quantity },
          ],
        }),
      ).toEqual(['items.1.quantity: The quantity must be a whole number from 1 to 99']);
    },
  );

  it('of one tyre count together, as its quote counts them', async ({ shop, product }) => {
    const wrong = 'quantity: The quantity must be a whole number from 1 to 99';
    expect(
      await complaintsAbout(shop, product, {
        items: [
          { productId: product.id, quantity: 60 },
          { productId: product.id, quantity: 60 },
        ],
      }),
    ).toEqual([`items.0.${wrong}`, `items.1.${wrong}`]);
  });

  it('are 50 at the most', async ({ shop, product }) => {
    const items = Array.from({ length: 51 }, (_, index) => ({ productId: index + 1, quantity: 1 }));
    expect(await complaintsAbout(shop, product, { items })).toEqual(['items: A cart holds at most 50 lines']);
  });
});

it('text that no database can hold is refused as bad input, not as a fault', async ({ shop, product }) => {
  const { errors } = await shop.graphql(
    'mutation Buy($input: CheckoutInput!) { createCheckout(input: $input) { __typename } }',
    { input: aCheckout({ phone: 'a\u0000b', items: [{ productId: product.id, quantity: 1 }] }) },
  );
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
