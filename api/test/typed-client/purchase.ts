/**
 * A purchase as an integrator scripts it, with a client whose types are generated from the shop's OpenAPI document:
 * `node purchase.ts http://localhost:4000/api`. It runs on its own and depends on nothing but that document.
 */
import createClient from 'openapi-fetch';
import type { paths } from './paths.generated.ts';

const TEST_CARD = { number: '4242 4242 4242 4242', expiry: '04 / 30', cvc: '123', name: 'Sam Carter' };

const shop = createClient<paths>({ baseUrl: process.argv[2] ?? '' });

const { data: listing } = await shop.GET('/products', {
  params: { query: { size: '205/55 R16', sortBy: 'price', sortOrder: 'desc', limit: 20 } },
});
const tyre = listing?.products.find(({ stock_quantity: units }) => units >= 2);
if (!tyre) throw new Error('No tyre of that size is in stock.');

const order = {
  items: [{ id: tyre.id, quantity: 2 }],
  email: 'sam@example.com',
  shipping_address: {
    firstName: 'Sam',
    lastName: 'Carter',
    address1: '4 Ivel Road',
    city: 'Bedford',
    postcode: 'MK42 0AA',
  },
};
const { data: checkout, error } = await shop.POST('/payments/create-guest-checkout-session', {
  body: order,
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
});
if (!checkout?.url) throw new Error(error?.message ?? 'The answer has no payment page.');
await fetch(checkout.url, { method: 'POST', body: new URLSearchParams(TEST_CARD), redirect: 'manual' });

const { data: session } = await shop.GET('/payments/checkout-session/{session_id}', {
  params: { path: { session_id: checkout.session_id } },
});
const { error: refusal } = await shop.POST('/payments/create-guest-checkout-session', {
  body: { ...order, items: [], email: 'nobody' },
});

process.stdout.write(
  JSON.stringify({
    price: tyre.price,
    orderId: checkout.order_id,
    orderOfSession: session?.metadata.order_id,
    paymentStatus: session?.payment_status,
    amountTotal: session?.amount_total,
    faultyFields: refusal?.fields?.map(({ path }) => path),
  }),
);
