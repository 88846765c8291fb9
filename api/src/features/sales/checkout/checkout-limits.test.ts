import { beforeEach, expect } from 'vitest';
import {
  aBuyableProduct,
  aCheckout,
  anAddress,
  stockOf,
  type BuyableProduct,
} from '../../../../test/fixtures/buying.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { openTestShop, type GraphqlAnswer, type TestShop } from '../../../../test/test-shop.ts';

const CHECKOUT = 'mutation ($input: CheckoutInput!) { createCheckout(input: $input) { kind: __typename } }';
const INTENT =
  'mutation ($input: CheckoutInput!) { createPaymentIntent(input: $input) { kind: __typename } }';
const CHECKOUTS = 4;
const UNITS = 10;
const LARGE_ORDER = 'You can order up to 10 tyres online. Please call us for larger orders.';

let visitors = 0;
let from: Record<string, string>;
const it = shopTest({
  env: {
    TRUSTED_PROXIES: '1',
    CHECKOUTS_PER_ADDRESS: String(CHECKOUTS),
    PIECES_PER_ADDRESS: String(UNITS),
  },
});

beforeEach(() => {
  visitors += 1;
  from = { 'x-forwarded-for': `203.0.113.${visitors}` };
});

type Bought = GraphqlAnswer<{
  createCheckout?: { kind: string } | null;
  createPaymentIntent?: { kind: string } | null;
} | null>;

const buy = (
  shop: TestShop,
  { id }: BuyableProduct,
  quantity: number,
  { document = CHECKOUT, ...overrides }: { document?: string; postcode?: string } = {},
): Promise<Bought> =>
  shop.graphql(
    document,
    { input: aCheckout({ items: [{ productId: id, quantity }], shippingAddress: anAddress(overrides) }) },
    from,
  );

/** The kind of the result, or the code of the error. */
const outcome = ({ data, errors }: Bought): string =>
  errors?.[0]?.extensions.code ?? (data?.createCheckout ?? data?.createPaymentIntent)?.kind ?? 'none';

async function outcomes(answers: Promise<Bought>[]): Promise<string[]> {
  return (await Promise.all(answers)).map(outcome).toSorted();
}

it('one network address can start a limited number of checkouts, even simultaneously', async ({ shop }) => {
  const product = await aBuyableProduct(shop);
  const answers = await outcomes(Array.from({ length: CHECKOUTS + 2 }, () => buy(shop, product, 1)));
  expect(answers).toEqual([
    ...Array<string>(CHECKOUTS).fill('Checkout'),
    'TOO_MANY_REQUESTS',
    'TOO_MANY_REQUESTS',
  ]);
  expect(await stockOf(shop, product)).toMatchObject({ reserved: CHECKOUTS });
  const { errors } = await buy(shop, product, 1);
  expect(errors?.[0]).toMatchObject({
    message: 'You’ve started too many orders. Please try again in half an hour, or call us.',
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
  });
  expect(Number(errors?.[0]?.extensions['retryAfter'])).toBeLessThanOrEqual(35 * 60);
});

it('aliases of the checkout in one document are counted one by one', async ({ shop }) => {
  const product = await aBuyableProduct(shop);
  const names = Array.from({ length: CHECKOUTS + 3 }, (_, index) => `c${index}`);
  const document = /* GraphQL */ `
    mutation ($input: CheckoutInput!) {
      ${names.map((name) => `${name}: createCheckout(input: $input) { __typename }`).join(' ')}
    }
  `;
  const { errors } = await shop.graphql<null>(
    document,
    { input: aCheckout({ items: [{ productId: product.id, quantity: 1 }] }) },
    from,
  );
  expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  expect(await stockOf(shop, product)).toMatchObject({ reserved: CHECKOUTS });
});

it('one network address can reserve a limited number of units; a smaller order still goes through', async ({
  shop,
}) => {
  const product = await aBuyableProduct(shop);
  expect(outcome(await buy(shop, product, 7))).toBe('Checkout');
  const refused = await buy(shop, product, 4);
  expect(refused.errors?.[0]).toMatchObject({
    message:
      'That’s too many tyres to order online at once. Please try again in half an hour, or call us for large orders.',
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) },
  });
  expect(outcome(await buy(shop, product, 3, { document: INTENT }))).toBe('PaymentIntent');
  expect(outcome(await buy(shop, product, 1))).toBe('TOO_MANY_REQUESTS');
  expect(await stockOf(shop, product)).toMatchObject({ reserved: 10 });
});

it('an order of more units than the limit is referred to the phone, and doesn’t count', async ({ shop }) => {
  const product = await aBuyableProduct(shop);
  for (let attempt = 0; attempt <= CHECKOUTS; attempt += 1) {
    const { errors } = await buy(shop, product, UNITS + 1);
    expect(errors?.[0]).toMatchObject({ message: LARGE_ORDER, extensions: { code: 'TOO_MANY_REQUESTS' } });
  }
  expect(outcome(await buy(shop, product, UNITS))).toBe('Checkout');
});

it('units of several checkout lines are added up', async ({ shop }) => {
  const [one, other] = [await aBuyableProduct(shop), await aBuyableProduct(shop)];
  const input = aCheckout({
    items: [
      { productId: one.id, quantity: 6 },
      { productId: other.id, quantity: 5 },
    ],
  });
  expect((await shop.graphql(CHECKOUT, { input }, from)).errors?.[0]?.message).toBe(LARGE_ORDER);
  expect(await stockOf(shop, one)).toMatchObject({ reserved: 0 });
});

it('a checkout that reserves nothing doesn’t count: invalid input, and tyres that are out of stock', async ({
  shop,
}) => {
  const [product, scarce] = [await aBuyableProduct(shop), await aBuyableProduct(shop, { stock: 1 })];
  for (let attempt = 0; attempt <= CHECKOUTS; attempt += 1) {
    expect(outcome(await buy(shop, product, 1, { postcode: 'nowhere' }))).toBe('InvalidInput');
    expect(outcome(await buy(shop, scarce, 9))).toBe('OutOfStock');
  }
  expect(outcome(await buy(shop, product, UNITS))).toBe('Checkout');
});

it('a checkout whose payment page can’t be opened doesn’t count', async () => {
  const closing = await openTestShop({ env: { CHECKOUTS_PER_ADDRESS: '1', PIECES_PER_ADDRESS: '2' } });
  try {
    await closing.sandbox.close();
    const { id } = await aBuyableProduct(closing);
    const input = aCheckout({ items: [{ productId: id, quantity: 2 }] });
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await closing.graphql(CHECKOUT, { input })).data).toEqual({
        createCheckout: { kind: 'PaymentUnavailable' },
      });
  } finally {
    await closing.close();
  }
});

it('a checkout from another network isn’t held up', async ({ shop }) => {
  const product = await aBuyableProduct(shop);
  await buy(shop, product, UNITS);
  from = { 'x-forwarded-for': '203.0.113.250' };
  expect(outcome(await buy(shop, product, 1))).toBe('Checkout');
});
