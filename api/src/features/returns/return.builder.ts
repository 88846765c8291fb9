import { REFUSAL } from '../../../test/refusal.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import { anOrderThatIs, type BoughtOrder } from '../orders/order.builder.ts';
import { lineOf } from '../payments/refund.builder.ts';

interface Caller {
  readonly headers: Readonly<Record<string, string>>;
}

const SUMS = 'sums { tyres plans claims delivery collection deduction total }';
const RETURN = /* GraphQL */ `
    id
    number
    state
    revision
    reason
    sendBy
    refundBy
    refusal
    carrier
    deductionReason
    canWithdraw
    photographs {
      width
    }
    lines {
      quantity
      resaleable
    }
    ${SUMS}
    refund {
      status
      amount
    }
`;
const FIELDS = `kind: __typename ... on OrderReturn { ${RETURN} } ${REFUSAL}`;

/** The mutations of returns by name, each with the type of its argument. */
const CHANGES = {
  askForReturn: 'AskForReturnInput!',
  sendReturn: 'SendReturnInput!',
  approveReturn: 'ReturnStepInput!',
  refuseReturn: 'RefuseReturnInput!',
  inspectReturn: 'InspectReturnInput!',
  refundReturn: 'RefundReturnInput!',
} as const;
const WITHDRAW = `mutation ($id: ID!) { change: withdrawReturn(id: $id) { ${FIELDS} } }`;
const RETURNS = `query ($id: ID!) { order(id: $id) { returns { ${RETURN} } } }`;

export interface ReadReturn {
  readonly kind: string;
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly revision: number;
  readonly sums: Readonly<
    Record<'tyres' | 'plans' | 'claims' | 'delivery' | 'collection' | 'deduction' | 'total', number>
  >;
  readonly refund: { readonly status: string; readonly amount: number } | null;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly [field: string]: unknown;
}

async function change(
  shop: TestShop,
  document: string,
  variables: object,
  { headers }: Caller,
): Promise<ReadReturn> {
  const { data, errors } = await shop.graphql<{ change: ReadReturn }>(document, variables, { ...headers });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.change;
}

/** Changes a return and gives the whole answer. */
export const changeReturn = (
  shop: TestShop,
  mutation: keyof typeof CHANGES,
  input: object,
  by: Caller,
): Promise<ReadReturn> =>
  change(
    shop,
    `mutation ($input: ${CHANGES[mutation]}) { change: ${mutation}(input: $input) { ${FIELDS} } }`,
    { input },
    by,
  );

export const withdrawReturn = (shop: TestShop, id: string, by: Caller): Promise<ReadReturn> =>
  change(shop, WITHDRAW, { id }, by);

/** What a buyer asks for unless it matters: to cancel a number of tyres, and send them back. */
export async function aWish(
  shop: TestShop,
  order: BoughtOrder,
  quantity: number,
  more: object = {},
): Promise<object> {
  return {
    orderId: order.orderId,
    lines: [{ lineId: await lineOf(shop, order), quantity }],
    reason: 'CANCELLATION',
    method: 'OWN_CARRIER',
    ...more,
  };
}

const QUOTE = /* GraphQL */ `
  query ($id: ID!, $lines: [ReturnUnitsInput!]!, $method: ReturnMethod!) {
    order(id: $id) {
      returnQuote(lines: $lines, reason: CANCELLATION, method: $method) {
        ${SUMS}
        refundBy
      }
    }
  }
`;

/** What a cancellation would pay back, as its buyer reads it before asking; null if it can't be asked for. */
export async function returnQuote(
  shop: TestShop,
  order: BoughtOrder,
  by: Caller,
  { quantity, method }: { readonly quantity: number; readonly method: string },
): Promise<unknown> {
  const lines = [{ lineId: await lineOf(shop, order), quantity }];
  const { data } = await shop.graphql<{ order: { returnQuote: unknown } }>(
    QUOTE,
    { id: order.orderId, lines, method },
    { ...by.headers },
  );
  return data.order.returnQuote;
}

/** Asks for a return. @throws Error if the shop refuses it. */
export async function aReturn(
  shop: TestShop,
  order: BoughtOrder,
  by: Caller,
  quantity: number,
  more: object = {},
): Promise<ReadReturn> {
  const ret = await changeReturn(shop, 'askForReturn', await aWish(shop, order, quantity, more), by);
  if (ret.kind !== 'OrderReturn') throw new Error(JSON.stringify(ret));
  return ret;
}

/** Inspects a return whose tyres all came back. */
export async function inspect(
  shop: TestShop,
  order: BoughtOrder,
  { id, revision }: Pick<ReadReturn, 'id' | 'revision'>,
  by: Caller,
  units: { readonly resaleable: number; readonly damaged: number },
): Promise<ReadReturn> {
  const lines = [{ lineId: await lineOf(shop, order), ...units }];
  return changeReturn(shop, 'inspectReturn', { id, revision, lines }, by);
}

/** The returns of an order as its buyer reads them. */
export async function returnsOf(shop: TestShop, { orderId }: BoughtOrder, by: Caller): Promise<ReadReturn[]> {
  const { data } = await shop.graphql<{ order: { returns: ReadReturn[] } }>(
    RETURNS,
    { id: orderId },
    { ...by.headers },
  );
  return data.order.returns;
}

/** Four delivered tyres of a customer. */
export const fourDelivered = (
  shop: TestShop,
  by: SignedIn,
  admin: Pick<SignedIn, 'headers'>,
  more: object = {},
): Promise<BoughtOrder> => anOrderThatIs(shop, 'DELIVERED', admin, { by, quantity: 4, ...more });
