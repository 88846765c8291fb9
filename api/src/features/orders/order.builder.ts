import { REFUSAL } from '../../../test/refusal.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import { listedAtStripe, type ListedAtStripe } from '../payments/at-stripe.builder.ts';
import {
  aBuyableProduct,
  anOpenCheckout,
  PAID,
  pay,
  type BuyableProduct,
  type PlacedCheckout,
} from '../payments/buying.builder.ts';
import type { CheckoutInput } from '../payments/checkout.inputs.ts';
import type { OrderStatus } from './order.enums.ts';

/** The documents as published to integrators. */
export const ORDERS = /* GraphQL */ `
  query Orders {
    myOrders(page: 1, limit: 10) {
      items {
        id
        shortId
        createdAt
        status
        paymentStatus
        total
        trackingNumber
        itemCount
        lines {
          productName
          productBrand
          productSize
          quantity
          unitPrice
          lineTotal
        }
      }
      pageInfo {
        totalItems
      }
    }
  }
`;
export const ORDER = /* GraphQL */ `
  query Order($id: ID!) {
    order(id: $id) {
      id
      status
      subtotal
      shipping
      tax
      total
      shippingAddress {
        line1
        city
        postcode
      }
      trackingEvents {
        status
        message
        at
      }
    }
  }
`;
export const TRACK = /* GraphQL */ `
  query Track($number: String!) {
    trackOrder(trackingNumber: $number) {
      order {
        trackingNumber
        customerName
        createdAt
        total
      }
      status {
        progress
        label
      }
      history {
        status
        message
        at
        location
      }
    }
  }
`;

const CHANGE_FIELDS = `
  kind: __typename
  ... on Order {
    id
    status
    paymentStatus
    shippingProvider
    canCancel
  }
  ${REFUSAL}
  ... on InvalidTransition {
    from
    to
  }
`;
const CANCEL = `mutation ($id: ID!) { change: cancelOrder(id: $id) { ${CHANGE_FIELDS} } }`;
const CHANGE = /* GraphQL */ `
  mutation ($input: ChangeOrderStatusInput!) {
    change: changeOrderStatus(input: $input) {
      ${CHANGE_FIELDS}
    }
  }
`;
const RETRY = `mutation ($id: ID!) { change: retryRefund(refundId: $id) { ${CHANGE_FIELDS} } }`;
const RECEIVE = /* GraphQL */ `
  mutation ($input: ReceiveReturnInput!) {
    change: receiveReturn(input: $input) {
      ${CHANGE_FIELDS}
    }
  }
`;
const REFUND = /* GraphQL */ `
  mutation ($input: RefundOrderInput!) {
    change: refundOrder(input: $input) {
      ${CHANGE_FIELDS}
    }
  }
`;

export interface ChangeAnswer {
  readonly kind:
    | 'Order'
    | 'OrderNotFound'
    | 'InvalidTransition'
    | 'RefundRefused'
    | 'RefundPending'
    | 'RefundNotFound'
    | 'NothingLeftToRefund'
    | 'StaleWrite'
    | 'InvalidInput';
  readonly status?: OrderStatus;
  readonly message?: string;
  readonly [field: string]: unknown;
}

export interface BoughtOrder extends PlacedCheckout {
  readonly product: BuyableProduct;
}

type Buying = Partial<CheckoutInput> & {
  readonly by?: SignedIn;
  readonly quantity?: number;
  readonly stock?: number;
};

/** An order whose payment page is open. @param by a signed-in customer; a guest when left out. */
export async function anUnpaidOrder(
  shop: TestShop,
  { by, stock = 20, ...input }: Buying = {},
): Promise<BoughtOrder> {
  const product = await aBuyableProduct(shop, { stock });
  return { product, ...(await anOpenCheckout(shop, product, { ...input, headers: by?.headers ?? {} })) };
}

/** An order that was paid at the payment page and booked when the return page read it. */
export async function aPaidOrder(shop: TestShop, buying: Buying = {}): Promise<BoughtOrder> {
  const order = await anUnpaidOrder(shop, buying);
  await pay(shop, order);
  await shop.graphql(PAID, { id: order.sessionId });
  return order;
}

type Variables =
  | { readonly id: string }
  | {
      readonly input: {
        readonly orderId: string;
        readonly status?: OrderStatus;
        readonly [field: string]: unknown;
      };
    };

async function change(
  shop: TestShop,
  document: string,
  variables: Variables,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<ChangeAnswer> {
  const { data, errors } = await shop.graphql<{ change: ChangeAnswer }>(document, variables, { ...headers });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.change;
}

export const cancelOrder = (
  shop: TestShop,
  id: string,
  by: Pick<SignedIn, 'headers'>,
): Promise<ChangeAnswer> => change(shop, CANCEL, { id }, by);

/** @param part amount, lines and so on; all that is left when left out. */
export const refundOrder = (
  shop: TestShop,
  orderId: string,
  by: Pick<SignedIn, 'headers'>,
  part: Readonly<Record<string, unknown>> = {},
): Promise<ChangeAnswer> => change(shop, REFUND, { input: { orderId, ...part } }, by);

export const retryRefund = (
  shop: TestShop,
  id: string,
  by: Pick<SignedIn, 'headers'>,
): Promise<ChangeAnswer> => change(shop, RETRY, { id }, by);

export const receiveReturn = (
  shop: TestShop,
  orderId: string,
  by: Pick<SignedIn, 'headers'>,
  lines: readonly object[],
): Promise<ChangeAnswer> => change(shop, RECEIVE, { input: { orderId, lines } }, by);

export const changeStatus = (
  shop: TestShop,
  orderId: string,
  status: OrderStatus,
  by: Pick<SignedIn, 'headers'>,
  more: Readonly<Record<string, unknown>> = {},
): Promise<ChangeAnswer> => change(shop, CHANGE, { input: { orderId, status, ...more } }, by);

/** Takes a paid order to a status, by the changes of an administrator. */
export async function anOrderThatIs(
  shop: TestShop,
  status: OrderStatus,
  admin: Pick<SignedIn, 'headers'>,
  buying: Buying = {},
): Promise<BoughtOrder> {
  const order = await aPaidOrder(shop, buying);
  const way: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
    PENDING: [],
    PROCESSING: ['PROCESSING'],
    SHIPPED: ['PROCESSING', 'SHIPPED'],
    DELIVERED: ['PROCESSING', 'SHIPPED', 'DELIVERED'],
    CANCELLED: ['CANCELLED'],
    REFUNDED: ['REFUNDED'],
  };
  for (const step of way[status]) {
    const answer = await changeStatus(shop, order.orderId, step, admin);
    if (answer.kind !== 'Order') throw new Error(`Expected ${step}, got ${JSON.stringify(answer)}`);
  }
  return order;
}

/** The subjects of the mails about an order, oldest first. */
export async function mailsAbout(
  shop: TestShop,
  { orderNumber }: Pick<BoughtOrder, 'orderNumber'>,
): Promise<string[]> {
  const rows = await shop.rows<{ subject: string }>(
    'select subject from mails where subject like $1 order by created_at, id',
    [`%${orderNumber}%`],
  );
  return rows.map(({ subject }) => subject);
}

/** The actions on an order in the audit log, oldest first. */
export async function auditOf(
  shop: TestShop,
  { orderId }: Pick<BoughtOrder, 'orderId'>,
): Promise<{ action: string; actor_role: string; actor_id: string | null; before: object; after: object }[]> {
  return shop.rows(
    `select action, actor_role, actor_id, before, after
      from audit_entries
      where subject = 'order' and subject_id = $1
      order by id`,
    [orderId],
  );
}

/** The refunds of an order at Stripe, newest first, whoever made them. */
export const stripeRefundsOf = (
  shop: TestShop,
  order: Pick<BoughtOrder, 'orderId'>,
): Promise<ListedAtStripe[]> => listedAtStripe(shop, order, 'refunds');

/** The amounts that Stripe refunded for an order, or is refunding. */
export async function refundsAt(shop: TestShop, order: Pick<BoughtOrder, 'orderId'>): Promise<number[]> {
  const refunds = await stripeRefundsOf(shop, order);
  return refunds.filter(({ status }) => !['failed', 'canceled'].includes(status)).map(({ amount }) => amount);
}
