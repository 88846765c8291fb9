import { expect, type APIRequestContext } from '@playwright/test';
import { adminToken } from '../accounts/accounts.ts';
import { askShop } from '../shop/askShop.ts';

const CHANGE = /* GraphQL */ `
  mutation ($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) {
      ... on Order {
        status
      }
    }
  }
`;
const QUEUE = '{ reviewQueue(limit: 100) { items { id revision review { title } } } }';
const APPROVE = /* GraphQL */ `
  mutation ($input: ModerateReviewInput!) {
    moderateReview(input: $input) {
      ... on ReviewStanding {
        state
      }
    }
  }
`;

/** The administrator's API actions that tests need. */
export interface ShopKeeper {
  /** Queries the API as the administrator. */
  ask: <Data>(query: string, variables?: object) => Promise<Data>;
  /** Moves an order to its next status. */
  advance: (orderId: string, status: 'PROCESSING' | 'SHIPPED' | 'DELIVERED') => Promise<void>;
  /** Moves a paid order all the way to delivered. */
  deliver: (orderId: string) => Promise<void>;
  /** Publishes the pending review with this title. */
  approveReview: (title: string) => Promise<void>;
}

interface Queue {
  reviewQueue: { items: { id: number; revision: number; review: { title: string } }[] };
}

/** Signs the administrator in. */
export async function openShopKeeper(request: APIRequestContext): Promise<ShopKeeper> {
  const token = await adminToken(request);
  const ask: ShopKeeper['ask'] = (query, variables) => askShop(request, query, variables, token);
  const advance: ShopKeeper['advance'] = async (orderId, status) => {
    expect(await ask(CHANGE, { input: { orderId, status } })).toEqual({ updateOrderStatus: { status } });
  };
  return {
    ask,
    advance,
    async deliver(orderId) {
      for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED'] as const) await advance(orderId, status);
    },
    async approveReview(title) {
      const { reviewQueue } = await ask<Queue>(QUEUE);
      const waiting = reviewQueue.items.find(({ review }) => review.title === title);
      if (!waiting) throw new Error(`No review “${title}” is waiting for approval.`);
      const { id, revision } = waiting;
      expect(await ask(APPROVE, { input: { id, revision, decision: 'APPROVE' } })).toEqual({
        moderateReview: { state: 'APPROVED' },
      });
    },
  };
}
