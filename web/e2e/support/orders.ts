import { expect, type Page } from '@playwright/test';
import type { Person } from './accounts.ts';

/** An order that awaits payment. */
export interface PlacedOrder {
  orderId: string;
  orderNumber: string;
  /** The page that asks for the card. */
  url: string;
}

const CREATE_CHECKOUT = /* GraphQL */ `
  mutation CreateCheckout($input: CheckoutInput!) {
    createCheckout(input: $input) {
      ... on Checkout {
        orderId
        orderNumber
        url
      }
    }
  }
`;

/** Orders one tyre as the page's signed-in customer, or as a guest. */
export async function placeOrder(
  page: Page,
  { firstName, lastName, email }: Person,
  productId: number,
): Promise<PlacedOrder> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const shippingAddress = {
    firstName,
    lastName,
    line1: '12 Mill Street',
    city: 'Bedford',
    postcode: 'MK40 3HD',
  };
  const input = { email, items: [{ productId, quantity: 1 }], shippingAddress, acceptTerms: true };
  const answer = await page.request.post('/graphql', {
    data: { query: CREATE_CHECKOUT, variables: { input } },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { createCheckout } = ((await answer.json()) as { data: { createCheckout: Partial<PlacedOrder> } })
    .data;
  expect(createCheckout).toEqual({
    orderId: expect.any(String),
    orderNumber: expect.stringMatching(/^TFL\d{10}$/),
    url: expect.any(String),
  });
  return createCheckout as PlacedOrder;
}
