import { askAs, type Caller } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

/** A purchase as the API returns it. */
export interface SeenPurchase {
  readonly kind: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly id: number;
  readonly revision: number;
  readonly expectedOn: string;
  readonly closedAt: string | null;
  readonly lines: readonly {
    readonly productId: number;
    readonly quantity: number;
    readonly received: number;
    readonly missing: number;
  }[];
}

const PURCHASE = `id revision expectedOn closedAt lines { productId quantity received missing }`;

/** The units that orders need, by product, from one supplier. */
export async function needsOf(
  shop: TestShop,
  caller: Caller,
  supplierId: number,
): Promise<Record<number, number>> {
  const { purchaseNeeds } = await askAs<{
    purchaseNeeds: { supplierId: number; productId: number; units: number }[];
  }>(shop, caller, '{ purchaseNeeds { supplierId productId units } }', {});
  return Object.fromEntries(
    purchaseNeeds.flatMap((need) =>
      need.supplierId === supplierId ? [[need.productId, need.units] as const] : [],
    ),
  );
}

/** Orders tyres from a supplier. */
export const order = async (
  shop: TestShop,
  caller: Caller,
  supplierId: number,
  lines: readonly { readonly productId: number; readonly quantity: number; readonly needed: number }[],
  byEmail = false,
): Promise<SeenPurchase> =>
  (
    await askAs<{ answer: SeenPurchase }>(
      shop,
      caller,
      `mutation ($input: CreatePurchaseInput!) { answer: createPurchase(input: $input) {
        kind: __typename ... on Purchase { ${PURCHASE} } ${REFUSAL} } }`,
      { input: { supplierId, lines, byEmail } },
    )
  ).answer;

/** Books what has come of a purchase. */
export const receive = async (
  shop: TestShop,
  caller: Caller,
  { id, revision }: Pick<SeenPurchase, 'id' | 'revision'>,
  lines: readonly { readonly productId: number; readonly received: number; readonly missing: number }[],
): Promise<SeenPurchase> =>
  (
    await askAs<{ answer: SeenPurchase }>(
      shop,
      caller,
      `mutation ($input: ReceivePurchaseInput!) { answer: receivePurchase(input: $input) {
        kind: __typename ... on Purchase { ${PURCHASE} } ${REFUSAL} } }`,
      { input: { id, revision, lines } },
    )
  ).answer;
