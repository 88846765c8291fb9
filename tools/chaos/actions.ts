import { BOOKING_ACTIONS, receiving } from './bookings.ts';
import type { Bought, Cast, OrderAction, Tyre } from './cast.ts';

const BUY = /* GraphQL */ `
  mutation ($input: CheckoutInput!) {
    createCheckout(input: $input) {
      kind: __typename
      ... on Checkout {
        orderId
        sessionId
        url
      }
      ... on InvalidInput {
        message
      }
    }
  }
`;
const READ = 'query ($id: ID!) { paymentSession(id: $id) { paymentStatus } }';
const LEAVE = 'mutation ($orderId: ID!) { cancelCheckout(orderId: $orderId) }';
const RESUME = 'mutation ($orderId: ID!) { resumeCheckout(orderId: $orderId) { __typename } }';
const CALL_OFF = 'mutation ($id: ID!) { cancelOrder(id: $id) { __typename } }';
const CHANGE =
  'mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { __typename } }';
const REFUND = 'mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { __typename } }';
const LINES = 'query ($id: ID!) { order(id: $id) { lines { id kind quantity } } }';

interface CheckoutAnswer {
  readonly createCheckout: Partial<Bought> & { readonly kind: string; readonly message?: string };
}

const SHORTEST_KEY = 20;

/** The sandbox's cards: most pay; with some, a refund is slow or comes back; some are declined. */
const CARDS = [
  '4242 4242 4242 4242',
  '4242 4242 4242 4242',
  '4242 4242 4242 4242',
  '4242 4242 4242 4242',
  '4000 0000 0000 7726',
  '4000 0000 0000 5126',
  '4000 0000 0000 0002',
];

const ADDRESS = {
  firstName: 'Sam',
  lastName: 'Carter',
  line1: '4 Ivel Road',
  city: 'Bedford',
  postcode: 'MK42 0AA',
  country: 'GB',
};

/**
 * Buys. A buyer whose answer was lost retries under the same key, and an impatient one sends two requests at once.
 * @returns null if the tyres were gone, or the answer was lost.
 */
export async function buy(cast: Cast, tyre: Tyre): Promise<Bought | null> {
  const { client, draw, customers } = cast;
  const token = draw.chance(0.5) ? draw.of(customers) : null;
  const { fulfilment, fittings } = await receiving(cast, tyre);
  const input = {
    items: [{ productId: tyre.id, quantity: draw.whole(1, 2), fulfilment }],
    fittings,
    requestsEarlyFitting: true,
    email: `driver-${draw.whole(1, 500)}@example.com`,
    shippingAddress: ADDRESS,
    deliveryMethod: 'STANDARD',
    acceptTerms: true,
    subscribeNewsletter: draw.chance(0.1),
    idempotencyKey: draw.text().padEnd(SHORTEST_KEY, '-'),
  };
  const ask = () => client.ask<CheckoutAnswer>(BUY, { input }, token);
  const answers = await Promise.all(draw.chance(0.2) ? [ask(), ask()] : [ask()]);
  const bought = answers.flatMap((data) => {
    const answer = data?.createCheckout;
    if (answer?.kind === 'InvalidInput')
      throw new Error(`A checkout of the chaos test is invalid: ${answer.message}`);
    return answer?.kind === 'Checkout' ? { ...(answer as Bought), token } : [];
  });
  if (new Set(bought.map(({ orderId }) => orderId)).size > 1)
    throw new Error('One attempt to buy produced two orders.');
  return bought[0] ?? null;
}

/** Submits a card; the bank is never down. */
async function pay({ draw }: Cast, { url }: Bought): Promise<void> {
  const card = { number: draw.of(CARDS), expiry: '04 / 30', cvc: '123', name: 'Sam Carter' };
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
  await answer.body?.cancel();
}

/** Only customers can cancel; guests leave the checkout. */
const callOff: OrderAction = async ({ client }, { orderId, token }) =>
  token === null ? client.ask(LEAVE, { orderId }) : client.ask(CALL_OFF, { id: orderId }, token);

const step =
  (status: string): OrderAction =>
  ({ client, adminToken }, { orderId }) =>
    client.ask(CHANGE, { input: { orderId, status } }, adminToken);

const refund = ({ client, draw, adminToken }: Cast, { orderId }: Bought, part: object): Promise<unknown> =>
  client.ask(REFUND, { input: { orderId, key: draw.text(), ...part } }, adminToken);

async function refundTyre(cast: Cast, order: Bought): Promise<unknown> {
  const data = await cast.client.ask<{ order: { lines: { id: string; kind: string }[] } | null }>(
    LINES,
    { id: order.orderId },
    cast.adminToken,
  );
  const [line] = data?.order?.lines ?? [];
  return (
    line && refund(cast, order, { lines: [{ lineId: line.id, quantity: 1, restock: cast.draw.chance(0.7) }] })
  );
}

/** Actions on an order, and their relative frequency. */
export const ACTIONS: readonly (readonly [weight: number, name: string, action: OrderAction])[] = [
  [8, 'pay', pay],
  [3, 'read', ({ client }, { sessionId }) => client.ask(READ, { id: sessionId })],
  [2, 'leave', ({ client }, { orderId, token }) => client.ask(LEAVE, { orderId }, token)],
  [1, 'resume', ({ client }, { orderId, token }) => client.ask(RESUME, { orderId }, token)],
  [2, 'call off', callOff],
  [3, 'prepare', step('PROCESSING')],
  [3, 'send', step('SHIPPED')],
  [2, 'deliver', step('DELIVERED')],
  [1, 'cancel', step('CANCELLED')],
  [1, 'refund', (cast, order) => refund(cast, order, {})],
  [3, 'refund a part', (cast, order) => refund(cast, order, { amount: cast.draw.whole(500, 6_000) })],
  [2, 'refund a tyre', refundTyre],
  ...BOOKING_ACTIONS,
];
