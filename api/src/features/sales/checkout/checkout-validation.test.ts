import { describe, expect } from 'vitest';
import {
  aBuyableProduct,
  aCheckout,
  anAddress,
  checkOut,
  type BuyableProduct,
} from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

const it = shopTest().extend('product', { scope: 'file' }, ({ shop }) => aBuyableProduct(shop));

/** The validation errors of a checkout, as "path: message". */
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
  'line1: Address is required',
  'city: City is required',
  'postcode: Postcode is required',
];
const BLANK = anAddress({ firstName: '', lastName: ' ', line1: '\t', city: '', postcode: ' ' });

it('CHK-05…CHK-10 a checkout reports every invalid field at once, and reserves nothing', async ({
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

describe('CHK-05 an email address', () => {
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
  ])('CHK-05 the email address %j is refused', async (email, { shop, product }) => {
    expect(await complaintsAbout(shop, product, { email })).toEqual(['email: Please enter a valid email']);
  });

  it.for(['sam@example.com', "o'hara+tyres@mail.example.co.uk", 's@x.uk', `${'a'.repeat(64)}@example.com`])(
    'CHK-05 the email address %j is accepted',
    async (email, { shop, product }) => {
      expect(await complaintsAbout(shop, product, { email })).toEqual([]);
    },
  );
});

it('CHK-09 a checkout must accept the terms', async ({ shop, product }) => {
  expect(await complaintsAbout(shop, product, { acceptTerms: false })).toEqual([
    'acceptTerms: You must agree to the terms and conditions',
  ]);
});

it('CHK-11 phone, company, second line, billing address and newsletter are optional', async ({
  shop,
  product,
}) => {
  expect(
    await complaintsAbout(shop, product, {
      phone: null,
      shippingAddress: anAddress({ company: null, line2: null }),
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
  ] as const)('%s is not a postcode of %s', async ([postcode, country], { shop, product }) => {
    expect(
      await complaintsAbout(shop, product, { shippingAddress: anAddress({ postcode, country }) }),
    ).toEqual(['shippingAddress.postcode: Please enter a valid postcode']);
  });

  it('C-50 the billing postcode is checked for its own country', async ({ shop, product }) => {
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

describe('texts that are too long are refused field by field', () => {
  const long = 'x'.repeat(5_000);
  it('each text of a checkout has its limit', async ({ shop, product }) => {
    const shippingAddress = anAddress({
      firstName: long,
      lastName: long,
      company: long,
      line1: long,
      line2: long,
      city: long,
      postcode: long,
    });
    expect(
      await complaintsAbout(shop, product, { email: `${long}@example.com`, phone: long, shippingAddress }),
    ).toEqual([
      'email: Please enter a valid email',
      'phone: Please enter a phone number, such as 07700 900123',
      'shippingAddress.firstName: Please use at most 100 characters',
      'shippingAddress.lastName: Please use at most 100 characters',
      'shippingAddress.company: Please use at most 100 characters',
      'shippingAddress.line1: Please use at most 200 characters',
      'shippingAddress.line2: Please use at most 200 characters',
      'shippingAddress.city: Please use at most 100 characters',
      'shippingAddress.postcode: Please use at most 100 characters',
    ]);
  });

  it('the longest texts that a checkout allows are accepted', async ({ shop, product }) => {
    expect(
      await complaintsAbout(shop, product, {
        phone: `+44 (0)1632${' '.repeat(13)}960001`,
        shippingAddress: anAddress({
          firstName: 'x'.repeat(100),
          line1: 'x'.repeat(200),
          city: 'x'.repeat(100),
        }),
      }),
    ).toEqual([]);
  });
});

describe('the phone number for the driver', () => {
  it.for(['07700 900123', '+44 (0)1632 960-001', '01632/960.001', '', ' ', null])(
    '%j is accepted',
    async (phone, { shop, product }) => {
      expect(await complaintsAbout(shop, product, { phone })).toEqual([]);
    },
  );

  it.for(['abc', '07700 90012 ext', '123456', '0'.repeat(16), '+', '07700 900123, ring twice'])(
    '%j is refused',
    async (phone, { shop, product }) => {
      expect(await complaintsAbout(shop, product, { phone })).toEqual([
        'phone: Please enter a phone number, such as 07700 900123',
      ]);
    },
  );
});

describe('the lines', () => {
  it.for([0, -1, 100, 1_000_000_000])(
    'a quantity of %i is refused by its position',
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

  it('lines of one tyre are added up, as in its quote', async ({ shop, product }) => {
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

  it('a checkout has at most 50 lines', async ({ shop, product }) => {
    const items = Array.from({ length: 51 }, (_, index) => ({ productId: index + 1, quantity: 1 }));
    expect(await complaintsAbout(shop, product, { items })).toEqual([
      'items: A cart can hold up to 50 different tyres',
    ]);
  });
});

it('text that the database can’t store is refused as invalid input, not as a server error', async ({
  shop,
  product,
}) => {
  const { errors } = await shop.graphql(
    'mutation Buy($input: CheckoutInput!) { createCheckout(input: $input) { __typename } }',
    {
      input: aCheckout({
        shippingAddress: anAddress({ firstName: 'a\u0000b' }),
        items: [{ productId: product.id, quantity: 1 }],
      }),
    },
  );
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});
