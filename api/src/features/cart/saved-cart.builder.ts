import { REFUSAL } from '../../../test/refusal.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';
import type { CartChangeInput, CartItemInput } from './cart.inputs.ts';

/** A saved cart as a client reads it. */
export interface CartAnswer {
  readonly lines: {
    readonly productId: number;
    readonly quantity: number;
    readonly roadHazardPlan: boolean;
    readonly priceWhenSaved: number;
    readonly product: { readonly id: number } | null;
  }[];
}

export type ChangeAnswer =
  | ({ readonly kind: 'SavedCart' } & CartAnswer)
  | {
      readonly kind: 'InvalidInput';
      readonly message: string;
      readonly fields: { path: string; message: string }[];
    };
export type MergeAnswer =
  | {
      readonly kind: 'MergedCart';
      readonly cart: CartAnswer;
      readonly shortened: { productId: number; wanted: number; quantity: number }[];
    }
  | {
      readonly kind: 'InvalidInput';
      readonly message: string;
      readonly fields: { path: string; message: string }[];
    };

const CART = 'lines { productId quantity roadHazardPlan priceWhenSaved product { id } }';
export const MY_CART = `query MyCart { myCart { ${CART} } }`;
export const CHANGE_CART = /* GraphQL */ `
  mutation ChangeCart($changes: [CartChangeInput!]!) {
    changeCart(changes: $changes) {
      kind: __typename
      ... on SavedCart {
        ${CART}
      }
      ${REFUSAL}
    }
  }
`;
export const MERGE_CART = /* GraphQL */ `
  mutation MergeCart($items: [CartItemInput!]!) {
    mergeCart(items: $items) {
      kind: __typename
      ... on MergedCart {
        cart {
          ${CART}
        }
        shortened {
          productId
          wanted
          quantity
        }
      }
      ${REFUSAL}
    }
  }
`;

type By = Pick<SignedIn, 'headers'>;

export async function changeCart(
  shop: TestShop,
  { headers }: By,
  changes: readonly CartChangeInput[],
): Promise<ChangeAnswer> {
  return (await shop.graphql<{ changeCart: ChangeAnswer }>(CHANGE_CART, { changes }, { ...headers })).data
    .changeCart;
}

export async function mergeCart(
  shop: TestShop,
  { headers }: By,
  items: readonly CartItemInput[],
): Promise<MergeAnswer> {
  return (await shop.graphql<{ mergeCart: MergeAnswer }>(MERGE_CART, { items }, { ...headers })).data
    .mergeCart;
}

/** The products of a cart for which the road hazard plan is wished. */
export async function plannedOf(shop: TestShop, { headers }: By): Promise<number[]> {
  const { data } = await shop.graphql<{ myCart: CartAnswer }>(MY_CART, {}, { ...headers });
  return data.myCart.lines.filter((line) => line.roadHazardPlan).map(({ productId }) => productId);
}

/** The lines of a cart: product id and quantity. */
export async function cartOf(
  shop: TestShop,
  { headers }: By,
): Promise<[productId: number, quantity: number][]> {
  const { data } = await shop.graphql<{ myCart: CartAnswer }>(MY_CART, {}, { ...headers });
  return data.myCart.lines.map(({ productId, quantity }) => [productId, quantity]);
}
