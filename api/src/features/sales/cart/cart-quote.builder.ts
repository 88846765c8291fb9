import { expect } from 'vitest';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { CartQuote } from './cart-quote.type.ts';
import type { CartQuoteInput } from './cart.inputs.ts';

/** Queries every field of a quote. */
export const WHOLE = /* GraphQL */ `
  query Quote($input: CartQuoteInput!) {
    cartQuote(input: $input) {
      lines {
        productId
        quantity
        unitPrice
        lineTotal
        roadHazardPlan
        planPrice
        available
        problem
        problemText
        product {
          id
          name
        }
      }
      itemCount
      subtotal
      shipping
      vatIncluded
      total
      toFreeDelivery
      deliveryMethod
      deliveryOptions {
        method
        price
        freeFrom
      }
      deliveryZone
      deliveryNotes
      deliveryRefusal
      canCheckOut
      estimatedDelivery {
        from
        to
      }
    }
  }
`;

/** Prices a cart, as a guest. */
export async function quote(shop: TestShop, input: Partial<CartQuoteInput>): Promise<CartQuote> {
  const { data, errors } = await shop.graphql<{ cartQuote: CartQuote }>(WHOLE, { input });
  expect(errors).toBeUndefined();
  return data.cartQuote;
}
