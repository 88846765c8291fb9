import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { askShop, tokenOf } from '../shop/askShop.ts';
import { PAYING_CARD } from '../shop/checkout.ts';
import type { Person } from './accounts.ts';

/** An order that awaits payment. */
export interface PlacedOrder {
  orderId: string;
  orderNumber: string;
  trackingNumber: string;
  sessionId: string;
  /** The card payment page. */
  url: string;
}

/** The tyres to order: one by default, without a road hazard plan. */
interface OrderedItem {
  quantity?: number;
  roadHazardPlan?: boolean;
}

const CREATE_CHECKOUT = /* GraphQL */ `
  mutation CreateCheckout($input: CheckoutInput!) {
    createCheckout(input: $input) {
      ... on Checkout {
        orderId
        orderNumber
        trackingNumber
        sessionId
        url
      }
    }
  }
`;

/** Orders tyres as the page's signed-in customer, or as a guest. */
export async function placeOrder(
  page: Page,
  person: Person,
  productId: number,
  item: OrderedItem = {},
): Promise<PlacedOrder> {
  return orderAs(page.request, person, productId, item, await tokenOf(page));
}

/** Orders tyres through the API. @param token of a signed-in customer; omitted for a guest. */
export async function orderAs(
  request: APIRequestContext,
  { firstName, lastName, email }: Omit<Person, 'password'>,
  productId: number,
  item: OrderedItem = {},
  token: string | null = null,
): Promise<PlacedOrder> {
  const shippingAddress = {
    firstName,
    lastName,
    line1: '12 Mill Street',
    city: 'Bedford',
    postcode: 'MK40 3HD',
  };
  const items = [{ productId, quantity: 1, ...item }];
  const input = { email, items, shippingAddress, acceptTerms: true };
  const { createCheckout } = await askShop<{ createCheckout: PlacedOrder }>(
    request,
    CREATE_CHECKOUT,
    { input },
    token,
  );
  expect(createCheckout).toEqual({
    orderId: expect.any(String),
    orderNumber: expect.stringMatching(/^TFL-\d{4}-\d{4}$/),
    trackingNumber: expect.stringMatching(/^TFL\d{4}(?:-[\dA-Z]{4}){3}$/),
    sessionId: expect.any(String),
    url: expect.any(String),
  });
  return createCheckout;
}

const PAID = 'query Paid($id: ID!) { paymentSession(id: $id) { paymentStatus } }';

/** Pays an order without a browser, and waits until the shop has recorded it. */
export async function payFor(
  request: APIRequestContext,
  { url, sessionId }: PlacedOrder,
  number = PAYING_CARD,
): Promise<void> {
  const form = { number, expiry: '12 / 40', cvc: '123', name: 'Ada King' };
  await request.post(url, { form, maxRedirects: 0 });
  const { paymentSession } = await askShop<{ paymentSession: { paymentStatus: string } }>(request, PAID, {
    id: sessionId,
  });
  expect(paymentSession.paymentStatus).toBe('PAID');
}
