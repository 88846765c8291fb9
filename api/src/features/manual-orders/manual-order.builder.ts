import { expect } from 'vitest';
import { REFUSAL } from '../../../test/refusal.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import { anAddress, type BuyableProduct } from '../payments/buying.builder.ts';
import type { ManualOrderInput } from './manual-order.inputs.ts';

/** The document as the admin sends it. */
const TAKE = /* GraphQL */ `
  mutation ($input: ManualOrderInput!) {
    answer: createManualOrder(input: $input) {
      kind: __typename
      ... on ManualOrderPlaced {
        paymentUrl
        problem
        order {
          id
          number
          status
          paymentStatus
          subtotal
          shipping
          total
          vatIncluded
          email
          lines {
            id
            unitPrice
            listPrice
            priceReason
            quantity
          }
          manual {
            payment
            takenBy
            note
            linkSentAt
          }
        }
      }
      ${REFUSAL}
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
const PAYMENT = `
  kind: __typename
  ... on Order {
    id
    status
    paymentStatus
    paidByHand
    paymentMethod
    invoiceNumber
    manual { payment recordedBy reference linkExpiresAt }
  }
  ${REFUSAL}
`;
const LINK = `mutation ($id: ID!) { answer: sendPaymentLink(orderId: $id) { ${PAYMENT} } }`;
const RECORD = `mutation ($input: RecordPaymentInput!) { answer: recordPayment(input: $input) { ${PAYMENT} } }`;

export interface Answer {
  readonly kind: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly [field: string]: unknown;
}

export interface TakenOrder {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly total: number;
  readonly lineId: string;
  /** The payment page that was mailed; empty if it is not paid by link. */
  readonly url: string;
  readonly product: BuyableProduct;
}

type By = Pick<SignedIn, 'headers'>;

async function ask(shop: TestShop, document: string, variables: object, { headers }: By): Promise<Answer> {
  const { data, errors } = await shop.graphql<{ answer: Answer }>(document, variables, { ...headers });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.answer;
}

/** A valid order for two of a tyre, taken by telephone and paid by link. */
export const aManualOrder = (
  product: Pick<BuyableProduct, 'id'>,
  overrides: Partial<ManualOrderInput> = {},
): ManualOrderInput => ({
  lines: [{ productId: product.id, quantity: 2 }],
  email: 'sam@example.com',
  phone: '07700 900123',
  shippingAddress: anAddress(),
  deliveryMethod: 'STANDARD',
  payment: 'LINK',
  ...overrides,
});

export const takeOrder = (shop: TestShop, input: object, by: By): Promise<Answer> =>
  ask(shop, TAKE, { input }, by);
export const sendLink = (shop: TestShop, id: string, by: By): Promise<Answer> => ask(shop, LINK, { id }, by);
export const recordPayment = (shop: TestShop, input: object, by: By): Promise<Answer> =>
  ask(shop, RECORD, { input }, by);

/** An order that an administrator took. */
export async function aTakenOrder(
  shop: TestShop,
  product: BuyableProduct,
  by: By,
  overrides: Partial<ManualOrderInput> = {},
): Promise<TakenOrder> {
  const answer = await takeOrder(shop, aManualOrder(product, overrides), by);
  expect(answer).toMatchObject({ kind: 'ManualOrderPlaced', problem: null });
  const { order, paymentUrl } = answer as unknown as {
    order: { id: string; number: string; total: number; lines: [{ id: string }] };
    paymentUrl: string | null;
  };
  const [line] = order.lines;
  return {
    orderId: order.id,
    orderNumber: order.number,
    total: order.total,
    lineId: line.id,
    url: paymentUrl ?? '',
    product,
  };
}
