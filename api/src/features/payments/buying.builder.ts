import type { RequestListener } from 'node:http';
import { expect } from 'vitest';
import { typeCard } from '../../../payment-sandbox/sandbox.builder.ts';
import { REFUSAL } from '../../../test/refusal.ts';
import type { GraphqlAnswer, TestShop } from '../../../test/test-shop.ts';
import type { AddressInput } from '../addresses/address.inputs.ts';
import { OrderService } from '../orders/order.service.ts';
import type { CheckoutInput } from './checkout.inputs.ts';

/** The documents as published to integrators. */
export const QUOTE = /* GraphQL */ `
  query Quote($input: CartQuoteInput!) {
    cartQuote(input: $input) {
      lines {
        productId
        quantity
        unitPrice
        lineTotal
        available
        problem
      }
      subtotal
      shipping
      total
    }
  }
`;
export const BUY = /* GraphQL */ `
  mutation Buy($input: CheckoutInput!) {
    createCheckout(input: $input) {
      ... on Checkout {
        orderId
        sessionId
        url
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
      ... on OutOfStock {
        message
        lines {
          productId
          requested
          available
        }
      }
    }
  }
`;
export const PAID =
  'query Paid($id: ID!) { paymentSession(id: $id) { id paymentStatus amountTotal customerEmail orderId } }';

const CHECKOUT = /* GraphQL */ `
  mutation Checkout($input: CheckoutInput!) {
    createCheckout(input: $input) {
      kind: __typename
      ... on Checkout {
        orderId
        orderNumber
        trackingNumber
        sessionId
        url
      }
      ${REFUSAL}
      ... on PaymentDelayed {
        orderId
        orderUrl
      }
      ... on OutOfStock {
        lines {
          productId
          requested
          available
        }
      }
    }
  }
`;
const CANCEL = 'mutation Cancel($orderId: ID!) { cancelCheckout(orderId: $orderId) }';

export interface BuyableProduct {
  readonly id: number;
  readonly name: string;
  /** Pence. */
  readonly price: number;
  readonly stock: number;
}

export interface PlacedCheckout {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly trackingNumber: string;
  readonly sessionId: string;
  /** The card page. */
  readonly url: string;
  /** The cookie that the browser was given. */
  readonly cookie: string;
}

type Answer =
  | ({ kind: 'Checkout' } & PlacedCheckout)
  | { kind: 'InvalidInput'; message: string; fields: { path: string; message: string }[] }
  | {
      kind: 'OutOfStock';
      message: string;
      lines: { productId: number; requested: number; available: number }[];
    }
  | { kind: 'PaymentDelayed'; message: string; orderId: string; orderUrl: string }
  | { kind: 'PaymentClosed' | 'PaymentUnavailable'; message: string };

const taken = new WeakMap<TestShop, number>();

/** A tyre that no other case of this shop buys, with this price and stock. */
export async function aBuyableProduct(
  shop: TestShop,
  { price = 8_949, stock = 20 }: { price?: number; stock?: number } = {},
): Promise<BuyableProduct> {
  const offset = taken.get(shop) ?? 0;
  taken.set(shop, offset + 1);
  const [row] = await shop.rows<{ id: number; name: string }>(
    `update products
      set stock_quantity = $1, stock_reserved = 0, mail_order_price_pence = $2
      where id = (select id from products where published and deleted_at is null order by id offset $3 limit 1)
      returning id, name`,
    [stock, price, offset],
  );
  if (!row) throw new Error('The seed holds no further product.');
  return { ...row, price, stock };
}

export function anAddress(overrides: Partial<AddressInput> = {}): AddressInput {
  return {
    firstName: 'Sam',
    lastName: 'Carter',
    line1: '4 Ivel Road',
    city: 'Bedford',
    postcode: 'MK42 0AA',
    country: 'GB',
    ...overrides,
  };
}

/** A valid checkout. */
export function aCheckout(overrides: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    items: [],
    email: 'sam@example.com',
    shippingAddress: anAddress(),
    deliveryMethod: 'STANDARD',
    saveShippingAddress: false,
    subscribeNewsletter: false,
    acceptTerms: true,
    ...overrides,
  };
}

/**
 * Sends a checkout and returns the shop's answer. @param signed headers of a signed-in customer; none for a
 * guest.
 */
export async function checkOut(
  shop: TestShop,
  input: CheckoutInput,
  signed: Record<string, string> = {},
): Promise<Answer> {
  const { data, errors, headers } = await shop.graphql<{ createCheckout: Answer }>(
    CHECKOUT,
    { input },
    signed,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return { ...data.createCheckout, cookie: String(headers['set-cookie'] ?? '').split(';')[0] } as Answer;
}

/** Places an order and returns its payment page. */
export async function anOpenCheckout(
  shop: TestShop,
  product: BuyableProduct,
  overrides: Partial<CheckoutInput> & { quantity?: number; headers?: Record<string, string> } = {},
): Promise<PlacedCheckout> {
  const { quantity = 2, headers = {}, ...input } = overrides;
  const answer = await checkOut(
    shop,
    aCheckout({ items: [{ productId: product.id, quantity }], ...input }),
    headers,
  );
  if (answer.kind !== 'Checkout') throw new Error(`Expected a checkout, got ${JSON.stringify(answer)}`);
  return answer;
}

/** Pays at the payment page as a browser does; the job for the callback may not have run yet. */
export async function pay(
  shop: TestShop,
  { url }: PlacedCheckout,
  card: Record<string, string> = {},
): Promise<Response> {
  const answer = await typeCard(url, card);
  await shop.sandbox.webhooksIdle();
  return answer;
}

export function cancel(
  shop: TestShop,
  orderId: string,
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer<{ cancelCheckout: boolean }>> {
  return shop.graphql(CANCEL, { orderId }, headers);
}

/** Cancels an unpaid order whose page stays open at Stripe. @returns whether it was open. */
export async function closeUnpaid({ services }: TestShop, id: string, message: string): Promise<boolean> {
  const orders = services.get(OrderService);
  const order = await orders.find({ id });
  return order !== null && orders.cancel(order, { message });
}

/** Units on the shelf and units reserved. */
export async function stockOf(
  shop: TestShop,
  { id }: { id: number },
): Promise<{ onHand: number; reserved: number }> {
  const [row] = await shop.rows<{ onHand: number; reserved: number }>(
    'select stock_quantity as "onHand", stock_reserved as reserved from products where id = $1',
    [id],
  );
  if (!row) throw new Error('No such product.');
  return row;
}

export interface StoredOrder {
  readonly status: string;
  readonly payment_status: string;
  readonly reserved_until: Date | null;
  readonly needs_attention: string | null;
  readonly events: string[];
  /** The order's stock movements, in units. */
  readonly movements: number[];
}

/** The order's row in the database. */
export async function orderOf(shop: TestShop, { orderId }: { orderId: string }): Promise<StoredOrder> {
  const [row] = await shop.rows<StoredOrder>(
    `select status, payment_status, reserved_until, needs_attention,
       array(select message from order_events e where e.order_id = o.id order by e.id) as events,
       array(select quantity from stock_movements m where m.order_id = o.id order by m.id) as movements
     from orders o where id = $1`,
    [orderId],
  );
  if (!row) throw new Error('No such order.');
  return row;
}

/** Waits until the jobs have brought an order to a status. */
export async function becomes(
  shop: TestShop,
  checkout: { orderId: string },
  paymentStatus: string,
): Promise<void> {
  await expect.poll(async () => (await orderOf(shop, checkout)).payment_status).toBe(paymentStatus);
}

/** Makes Stripe leave the next request to an address unanswered until it is released. */
export function holdRequest(
  { sandbox }: TestShop,
  address: string,
): { arrived: Promise<void>; letGo(): void } {
  const { server } = sandbox.app;
  const [answer] = server.listeners('request') as RequestListener[];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  let held: (() => void) | null = null;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const go = (): void => answer?.(request, response);
    if (held || request.url !== address) return go();
    held = go;
    arrive();
  });
  return { arrived, letGo: () => held?.() };
}

/** Lets Stripe take every further request and answer none. */
export function freeze({ sandbox }: TestShop): void {
  const { server } = sandbox.app;
  server.removeAllListeners('request');
  server.on('request', () => undefined);
}
