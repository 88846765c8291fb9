import { nextAddress } from '../../../test/next-address.ts';
import { REFUSAL } from '../../../test/refusal.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import type { BoughtOrder } from '../orders/order.builder.ts';
import { totalOf } from '../payments/refund.builder.ts';

const CLAIM = `
  kind: __typename
  ... on Claim { id what: kind state revision quantity amount paid photographs { id } }
  ${REFUSAL}
`;
const MAKE = `mutation ($input: MakeClaimInput!) { done: makeClaim(input: $input) { ${CLAIM} } }`;
const ANSWER = `mutation ($input: AnswerClaimInput!) { done: answerClaim(input: $input) { ${CLAIM} } }`;
const WITHDRAW = `mutation ($id: ID!) { done: withdrawClaim(id: $id) { ${CLAIM} } }`;
const DECIDE = `mutation ($input: DecideClaimInput!) { done: decideClaim(input: $input) { ${CLAIM} } }`;
const OF_ORDER = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      claims {
        id
        what: kind
        state
        amount
        steps {
          author
          state
          text
        }
      }
      claimChoices {
        lineId
        kind
        lastDay
        units
        refusal
      }
    }
  }
`;

/** What a mutation of a claim answers. */
export interface ClaimAnswer {
  readonly kind: string;
  readonly id?: string;
  readonly revision?: number;
  readonly [field: string]: unknown;
}

/** Who acts: an account, or the holder of an order's key. */
export type Actor = Pick<SignedIn, 'headers'> | { readonly headers: Readonly<Record<string, string>> };

async function act(
  shop: TestShop,
  document: string,
  variables: object,
  { headers }: Actor,
): Promise<ClaimAnswer> {
  const answer = await shop.graphql<{ done: ClaimAnswer }>(document, variables, {
    ...nextAddress(),
    ...headers,
  });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.done;
}

/** The number of an order's line of tyres. */
export async function tyreLineOf(shop: TestShop, { orderId }: { readonly orderId: string }): Promise<string> {
  const [line] = await shop.rows<{ id: number }>(
    "select id from order_lines where order_id = $1 and kind = 'TYRE' order by id",
    [orderId],
  );
  return String(line?.id);
}

/** A price match of an order of two tyres, found £20 cheaper. */
export const aPriceMatch = async (shop: TestShop, order: BoughtOrder): Promise<Record<string, unknown>> => ({
  orderId: order.orderId,
  lineId: await tyreLineOf(shop, order),
  kind: 'PRICE_MATCH',
  quantity: 2,
  offerUrl: 'https://tyres.example.co.uk/primacy',
  offerPrice: totalOf(order) - 2_000,
});

export const makeClaim = (shop: TestShop, input: object, by: Actor): Promise<ClaimAnswer> =>
  act(shop, MAKE, { input }, by);

export const answerClaim = (shop: TestShop, input: object, by: Actor): Promise<ClaimAnswer> =>
  act(shop, ANSWER, { input }, by);

export const withdrawClaim = (shop: TestShop, id: string | undefined, by: Actor): Promise<ClaimAnswer> =>
  act(shop, WITHDRAW, { id }, by);

/** Decides a claim as it stands. */
export const decideClaim = (
  shop: TestShop,
  { id, revision }: ClaimAnswer,
  decision: object,
  by: Actor,
): Promise<ClaimAnswer> => act(shop, DECIDE, { input: { id, revision, ...decision } }, by);

export interface ClaimsOfOrder {
  readonly claims: readonly {
    readonly id: string;
    readonly what: string;
    readonly state: string;
    readonly amount: number | null;
    readonly steps: readonly {
      readonly author: string;
      readonly state: string;
      readonly text: string | null;
    }[];
  }[];
  readonly claimChoices: readonly {
    readonly kind: string;
    readonly lastDay: string | null;
    readonly units: number;
    readonly refusal: string | null;
  }[];
}

/** The claims of an order and what can be claimed, as somebody sees them; null if they may not see the order. */
export async function claimsOf(
  shop: TestShop,
  { orderId }: { readonly orderId: string },
  { headers }: Actor,
): Promise<ClaimsOfOrder | null> {
  return (await shop.graphql<{ order: ClaimsOfOrder | null }>(OF_ORDER, { id: orderId }, { ...headers })).data
    .order;
}
