import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  aCheckout,
  becomes,
  cancel,
  checkOut,
  closeUnpaid,
  orderOf,
  pay,
  stockOf,
} from '../../../../test/fixtures/buying.ts';
import {
  aCentre,
  aFittableProduct,
  atCentre,
  aVan,
  bookingsOf,
  byVan,
  offersFor,
  startsAt,
} from '../../../../test/fixtures/fitting.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

const it = shopTest({ jobs: true });

const LINES = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      subtotal
      shipping
      total
      lines {
        kind
        fulfilment
        productName
        quantity
        unitPrice
        lineTotal
      }
    }
  }
`;

const QUOTE = /* GraphQL */ `
  query ($input: CartQuoteInput!) {
    cartQuote(input: $input) {
      charges {
        kind
        way
        name
        quantity
        unitPrice
        total
      }
      fittings {
        way
        tyres
        minutes
        problem
        problemText
        extras {
          extra
          price
          most
        }
      }
      subtotal
      shipping
      total
      canCheckOut
    }
  }
`;

interface Quote {
  charges: { kind: string; unitPrice: number; quantity: number; total: number; name: string }[];
  fittings: {
    way: string;
    minutes: number;
    problem: string | null;
    problemText: string | null;
    extras: object[];
  }[];
  subtotal: number;
  shipping: number;
  total: number;
  canCheckOut: boolean;
}

const fitted = (shop: TestShop, overrides: Partial<CheckoutInput>) =>
  checkOut(shop, aCheckout({ requestsEarlyFitting: true, ...overrides }));

async function quoteOf(shop: TestShop, input: object): Promise<Quote> {
  const { data, errors } = await shop.graphql<{ cartQuote: Quote }>(QUOTE, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.cartQuote;
}

it('C-24 tyres fitted at a centre cost their fitted price, and fitting is a line of its own', async ({
  shop,
  admin,
}) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'priced' });
  const [start = ''] = await startsAt(shop, product, centre);
  const items = [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' as const }];
  const fittings = [atCentre(centre, start, { extras: [{ extra: 'TPMS_VALVES', quantity: 2 }] })];
  const quote = await quoteOf(shop, { items, fittings, postcode: 'MK42 0AA' });
  expect(quote).toMatchObject({ canCheckOut: true, shipping: 0, subtotal: 2 * 9_950 + 2 * 1_200 });
  const placed = await fitted(shop, { items, fittings });
  if (placed.kind !== 'Checkout') throw new Error(JSON.stringify(placed));
  const { data } = await shop.graphql<{ order: { total: number; lines: object[] } }>(
    LINES,
    { id: placed.orderId },
    admin.headers,
  );
  expect(data.order).toEqual({
    subtotal: quote.subtotal,
    shipping: 0,
    total: quote.total,
    lines: [
      expect.objectContaining({ kind: 'TYRE', fulfilment: 'FITTED', quantity: 2, unitPrice: 8_000 }),
      expect.objectContaining({ kind: 'FITTING', quantity: 2, unitPrice: 1_950, lineTotal: 3_900 }),
      expect.objectContaining({ kind: 'FITTING_EXTRA', productName: 'TPMS valve', quantity: 2 }),
    ],
  });
  expect(await bookingsOf(shop, placed)).toMatchObject([{ way: 'FITTED', state: 'HELD', bay: 1 }]);
  await pay(shop, placed);
  await becomes(shop, placed, 'PAID');
  expect(await bookingsOf(shop, placed)).toMatchObject([{ state: 'CONFIRMED' }]);
  expect(shop.complaints).toEqual([]);
});

it('C-36 fitting by van is free from four tyres; fewer cost their fitted price and the call-out', async ({
  shop,
}) => {
  await aVan(shop);
  const product = await aFittableProduct(shop);
  const quote = (quantity: number) =>
    quoteOf(shop, {
      items: [{ productId: product.id, quantity, fulfilment: 'MOBILE' }],
      postcode: 'MK42 0AA',
    });
  expect((await quote(1)).subtotal).toBe(9_950 + 2_500);
  expect((await quote(2)).subtotal).toBe(2 * 9_950 + 2_500);
  const four = await quote(4);
  expect(four.subtotal).toBe(4 * 8_000);
  expect(four.charges.map(({ kind, total }) => [kind, total])).toEqual([
    ['FITTING', 0],
    ['CALL_OUT', 0],
  ]);
});

it('one cart mixes delivery, a centre and a van', async ({ shop }) => {
  await aVan(shop);
  const centre = await aCentre(shop, { slug: 'mixed' });
  const [sent, atGarage, atHome] = [
    await aFittableProduct(shop),
    await aFittableProduct(shop),
    await aFittableProduct(shop),
  ];
  const [start = ''] = await startsAt(shop, atGarage, centre);
  const { van } = await offersFor(shop, atHome, { near: 'MK42 0AA' });
  const placed = await fitted(shop, {
    items: [
      { productId: sent.id, quantity: 1 },
      { productId: atGarage.id, quantity: 2, fulfilment: 'FITTED' },
      { productId: atHome.id, quantity: 2, fulfilment: 'MOBILE' },
    ],
    fittings: [atCentre(centre, start), byVan(van.earliest?.startsAt ?? '')],
  });
  if (placed.kind !== 'Checkout') throw new Error(JSON.stringify(placed));
  expect(await bookingsOf(shop, placed)).toMatchObject([
    { way: 'FITTED', state: 'HELD', bay: 1 },
    { way: 'MOBILE', state: 'HELD', bay: null },
  ]);
  await pay(shop, placed);
  await becomes(shop, placed, 'PAID');
});

const BUSY = /The database is busy|The payment page could not be opened/;

/** Retries as often as the shop says that it's very busy, as buyers are told to. */
async function whenNotBusy<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes('SERVICE_UNAVAILABLE')) throw error;
    }
}

it('200 simultaneous buyers of the last 3 bays: 3 orders, and the others are offered the next times', async ({
  shop,
}) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'last-three', bays: 3 });
  const [start = ''] = await startsAt(shop, product, centre, 1);
  const attempt = (idempotencyKey: string) =>
    fitted(shop, {
      idempotencyKey,
      items: [{ productId: product.id, quantity: 1, fulfilment: 'FITTED' }],
      fittings: [atCentre(centre, start)],
    });
  const buy = async (): ReturnType<typeof attempt> => {
    // A retry asks about the same attempt: the first may have got the bay before the shop was too busy to say so.
    const idempotencyKey = randomUUID();
    const answer = await whenNotBusy(() => attempt(idempotencyKey));
    // The shop was too busy to open the payment, and has released the bay.
    return answer.kind === 'PaymentUnavailable' || answer.kind === 'PaymentClosed' ? buy() : answer;
  };
  const answers = await Promise.all(Array.from({ length: 200 }, buy));
  const kinds = answers.map(({ kind }) => kind).toSorted();
  expect(kinds).toEqual([...Array(3).fill('Checkout'), ...Array(197).fill('SlotUnavailable')]);
  for (const answer of answers)
    if (answer.kind === 'SlotUnavailable')
      expect(answer).toMatchObject({ next: expect.arrayContaining([expect.anything()]) });
  expect(await stockOf(shop, product)).toMatchObject({ reserved: 3 });
  expect(shop.complaints.filter((line) => !BUSY.test(line))).toEqual([]);
});

it('a slot is free again once its checkout is cancelled', async ({ shop }) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'freed' });
  const [start = ''] = await startsAt(shop, product, centre);
  const input = {
    items: [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' as const }],
    fittings: [atCentre(centre, start)],
  };
  const placed = await fitted(shop, input);
  if (placed.kind !== 'Checkout') throw new Error(JSON.stringify(placed));
  expect((await startsAt(shop, product, centre)).includes(start)).toBe(false);
  await cancel(shop, placed.orderId);
  expect(await bookingsOf(shop, placed)).toMatchObject([{ state: 'RELEASED' }]);
  expect((await startsAt(shop, product, centre))[0]).toBe(start);
});

it('a late payment whose slot is gone keeps the tyres, and the buyer has to choose another time', async ({
  shop,
}) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'late' });
  const [start = ''] = await startsAt(shop, product, centre);
  const input = {
    items: [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' as const }],
    fittings: [atCentre(centre, start)],
  };
  const late = await fitted(shop, input);
  if (late.kind !== 'Checkout') throw new Error(JSON.stringify(late));
  await closeUnpaid(shop, late.orderId, 'Expired.');
  const quicker = await fitted(shop, input);
  expect(quicker.kind).toBe('Checkout');
  await pay(shop, late);
  await becomes(shop, late, 'PAID');
  expect(await bookingsOf(shop, late)).toMatchObject([{ state: 'NEEDS_SLOT' }]);
  expect(await orderOf(shop, late)).toMatchObject({ status: 'PENDING', movements: [-2] });
});

it('a partner’s slot waits for the garage once it is paid', async ({ shop }) => {
  const product = await aFittableProduct(shop);
  const centre = await aCentre(shop, { slug: 'partner', isOwn: false });
  const [start = ''] = await startsAt(shop, product, centre);
  const placed = await fitted(shop, {
    items: [{ productId: product.id, quantity: 2, fulfilment: 'FITTED' }],
    fittings: [atCentre(centre, start)],
  });
  if (placed.kind !== 'Checkout') throw new Error(JSON.stringify(placed));
  await pay(shop, placed);
  await becomes(shop, placed, 'PAID');
  expect(await bookingsOf(shop, placed)).toMatchObject([{ state: 'REQUESTED' }]);
});
