import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Person } from './accounts.ts';
import { askShop } from './catalogue.ts';
import { PAYING_CARD } from './checkout.ts';

/** An order that awaits payment. */
export interface PlacedOrder {
  orderId: string;
  orderNumber: string;
  sessionId: string;
  /** The page that asks for the card. */
  url: string;
}

const CREATE_CHECKOUT = /* GraphQL */ `
  mutation CreateCheckout($input: CheckoutInput!) {
    createCheckout(input: $input) {
      ... on Checkout {
        orderId
        orderNumber
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
  quantity = 1,
): Promise<PlacedOrder> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return orderAs(page.request, person, productId, headers, { quantity });
}

/**
 * Orders tyres without a browser.
 * @param headers of a signed-in customer; none for a guest.
 * @param more about the item, its quantity and its plan.
 */
export async function orderAs(
  request: APIRequestContext,
  { firstName, lastName, email }: Omit<Person, 'password'>,
  productId: number,
  headers: Record<string, string> = {},
  more: { quantity?: number; roadHazardPlan?: boolean } = {},
): Promise<PlacedOrder> {
  const shippingAddress = {
    firstName,
    lastName,
    line1: '12 Mill Street',
    city: 'Bedford',
    postcode: 'MK40 3HD',
  };
  const items = [{ productId, quantity: 1, ...more }];
  const input = { email, items, shippingAddress, acceptTerms: true };
  const answer = await request.post('/graphql', {
    data: { query: CREATE_CHECKOUT, variables: { input } },
    headers,
  });
  const { createCheckout } = ((await answer.json()) as { data: { createCheckout: Partial<PlacedOrder> } })
    .data;
  expect(createCheckout).toEqual({
    orderId: expect.any(String),
    orderNumber: expect.stringMatching(/^TFL\d{10}$/),
    sessionId: expect.any(String),
    url: expect.any(String),
  });
  return createCheckout as PlacedOrder;
}

const PAID = 'query Paid($id: ID!) { paymentSession(id: $id) { paymentStatus } }';

/** Pays an order at its payment page without a browser, and waits until the shop has booked it. */
export async function payFor(request: APIRequestContext, { url, sessionId }: PlacedOrder): Promise<void> {
  const form = { number: PAYING_CARD, expiry: '12 / 40', cvc: '123', name: 'Ada King' };
  await request.post(url, { form, maxRedirects: 0 });
  const { paymentSession } = await askShop<{ paymentSession: { paymentStatus: string } }>(request, PAID, {
    id: sessionId,
  });
  expect(paymentSession.paymentStatus).toBe('PAID');
}
