import { nextAddress } from '../../../../test/next-address.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

/** Queries every field of a tracked order. */
export const TRACKED_ORDER = /* GraphQL */ `
  query ($number: String!) {
    trackOrder(trackingNumber: $number) {
      order {
        number
        trackingNumber
        customerName
        createdAt
        total
        deliveryMethod
        carrier
        estimatedDelivery {
          from
          to
        }
        deliveryNotes
        lines {
          productName
          quantity
          unitPrice
        }
      }
      status {
        status
        progress
        tone
        label
        description
      }
      history {
        status
        message
        at
        location
        notes
      }
    }
  }
`;

/** The answer to {@link TRACKED_ORDER}. */
export interface Tracked {
  readonly trackOrder: {
    readonly order: Record<string, unknown>;
    readonly status: Record<string, unknown>;
    readonly history: readonly Record<string, unknown>[];
  } | null;
}

/** Looks up an order by its number, each time from a new address. */
export const track = (
  shop: TestShop,
  number: string,
  headers: Record<string, string> = {},
  document = TRACKED_ORDER,
) => shop.graphql<Tracked>(document, { number }, { ...nextAddress(), ...headers });
