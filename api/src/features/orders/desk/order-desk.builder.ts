import { REFUSAL } from '../../../../test/refusal.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { SignedIn } from '../../accounts/account.builder.ts';
import type { OrderBatchOutcome, OrderStatus } from '../order.enums.ts';

type Staff = Pick<SignedIn, 'headers'>;

const BATCH = /* GraphQL */ `
  kind: __typename
  ... on OrderBatch {
    lines {
      asked
      outcome
      message
      order {
        status
        shippingProvider
        carrierTrackingNumber
      }
    }
  }
  ${REFUSAL}
`;

/** The mutations that change several orders, by name. */
const MUTATIONS = {
  shipOrders: `mutation ($input: ShipOrdersInput!) { batch: shipOrders(input: $input) { ${BATCH} } }`,
  advanceOrders: `mutation ($input: AdvanceOrdersInput!) { batch: advanceOrders(input: $input) { ${BATCH} } }`,
  addOrderNotes: `mutation ($input: OrderNotesInput!) { batch: addOrderNotes(input: $input) { ${BATCH} } }`,
} as const;

export interface BatchLine {
  readonly asked: string;
  readonly outcome: OrderBatchOutcome;
  readonly message: string | null;
  readonly order: {
    readonly status: OrderStatus;
    readonly shippingProvider: string;
    readonly carrierTrackingNumber: string | null;
  } | null;
}

interface BatchAnswer {
  readonly kind: 'OrderBatch' | 'InvalidInput';
  readonly lines?: readonly BatchLine[];
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

async function ask<Data>(
  shop: TestShop,
  document: string,
  variables: object,
  { headers }: Staff,
): Promise<Data> {
  const { data, errors } = await shop.graphql<Data>(document, variables, { ...headers });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Changes several orders and returns the whole answer. */
export async function batch(
  shop: TestShop,
  mutation: keyof typeof MUTATIONS,
  input: object,
  by: Staff,
): Promise<BatchAnswer> {
  const { batch: answer } = await ask<{ batch: BatchAnswer }>(shop, MUTATIONS[mutation], { input }, by);
  return answer;
}

/** The outcomes of a list of parcels, in its order. */
export async function ship(
  shop: TestShop,
  shipments: readonly { order: string; trackingNumber?: string; carrier?: string }[],
  by: Staff,
): Promise<readonly BatchLine[]> {
  const { lines, ...answer } = await batch(shop, 'shipOrders', { shipments }, by);
  if (!lines) throw new Error(JSON.stringify(answer));
  return lines;
}

/** The numbers of the orders that a list gives, in its order. */
export async function listed(
  shop: TestShop,
  filter: object,
  by: Staff,
  sort: string = 'NEWEST',
): Promise<string[]> {
  const { orders } = await ask<{ orders: { items: { number: string }[]; pageInfo: { totalItems: number } } }>(
    shop,
    /* GraphQL */ `
      query ($filter: OrderFilter, $sort: OrderSort!) {
        orders(filter: $filter, sort: $sort, limit: 50) {
          items {
            number
          }
          pageInfo {
            totalItems
          }
        }
      }
    `,
    { filter, sort },
    by,
  );
  if (orders.pageInfo.totalItems !== orders.items.length)
    throw new Error('The total is not that of the list.');
  return orders.items.map(({ number }) => number);
}

/** What staff see of one order. */
export const atDesk = async (
  shop: TestShop,
  id: string,
  fields: string,
  by: Staff,
): Promise<Record<string, unknown>> =>
  (
    await ask<{ order: Record<string, unknown> }>(
      shop,
      `query ($id: ID!) { order(id: $id) { ${fields} } }`,
      { id },
      by,
    )
  ).order;

/** Sends a mutation whose answer stands under `answer`. */
export const change = async (
  shop: TestShop,
  document: string,
  input: object,
  by: Staff,
): Promise<Record<string, unknown>> =>
  (await ask<{ answer: Record<string, unknown> }>(shop, document, { input }, by)).answer;

const BY_HAND = /* GraphQL */ `
  mutation ($input: RefundByHandInput!) {
    answer: recordRefundByHand(input: $input) {
      kind: __typename
      ${REFUSAL}
    }
  }
`;

/** Books a refund whose buyer was paid in another way. @param input the refund, its amount in pence, and a note. */
export const recordByHand = (
  shop: TestShop,
  input: { readonly refundId: string; readonly amount: number; readonly note: string },
  by: SignedIn,
): Promise<Record<string, unknown>> => change(shop, BY_HAND, input, by);
