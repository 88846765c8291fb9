import { shopTest } from '../../../test/shop-test.ts';
import type { TestShop, TestShopOptions } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import { aPaidOrder } from './order.builder.ts';

/** The `it` of a file whose tests read one paid order of the customer, placed on a Friday before the cut-off. */
export function orderTest(options: Pick<TestShopOptions, 'jobs'> = {}) {
  return shopTest({ ...options, now: new Date('2026-11-20T10:00:00Z') }).extend(
    'order',
    { scope: 'file' },
    ({ shop, customer }) => aPaidOrder(shop, { by: customer, quantity: 2 }),
  );
}

/** The answer to the published list of one's own orders. */
export interface OrdersPage {
  readonly myOrders: {
    readonly items: { readonly id: string }[];
    readonly pageInfo: { readonly totalItems: number };
  };
}

/** Asks for an order. @param by a signed-in person; a guest when left out. */
export const askOrder = (shop: TestShop, query: string, variables: object, by?: SignedIn) =>
  shop.graphql<{ order: { id: string } | null }>(query, variables, { ...by?.headers });
