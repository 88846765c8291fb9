import type { ApolloClient } from '@apollo/client';
import { createAccountCopy, type Quantities } from '../../../lib/browser/accountCopy.ts';
import type { AccountList } from '../../../lib/browser/followAccount.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { cartLineOf } from '../adding/cartLineOf.ts';
import { clampQuantity, type CartLine } from '../store/cartLine.ts';
import { clearCart, currentCart, replaceCart, subscribeToCart } from '../store/cartStore.ts';
import {
  MergeCartDocument,
  MyCartDocument,
  UpdateCartDocument,
  type MyCartQuery,
} from './savedCart.generated.ts';
import { clearShortened, reportShortened } from './shortenedLines.ts';

type SavedCart = NonNullable<MyCartQuery['myCart']>;

const TOAST_SECONDS = 6;

/** The account's cart as this browser last received it. */
export const cartCopy = createAccountCopy('cart');

/** A product's plan is stored as an entry with the negative id, so that it's synced like a quantity. */
const planOf = (id: number): number => -id;

const entriesOf = (id: number, quantity: number, isPlanned = false): [number, number][] =>
  isPlanned
    ? [
        [id, quantity],
        [planOf(id), 1],
      ]
    : [[id, quantity]];

const quantitiesOf = (lines: readonly CartLine[]): Quantities =>
  new Map(lines.flatMap(({ id, quantity, roadHazardPlan }) => entriesOf(id, quantity, roadHazardPlan)));

/** This browser's lines for the products in `quantities`, with quantity 0 for those not in its cart. */
function itemsOf(quantities: Quantities) {
  const local = quantitiesOf(currentCart());
  return [...new Set([...quantities.keys()].map(Math.abs))].map((productId) => ({
    productId,
    quantity: local.get(productId) ?? 0,
    roadHazardPlan: local.has(planOf(productId)),
  }));
}

/**
 * A line as this browser knows it, at its last seen price. A line from another device has the price at which it was
 * saved.
 */
function lineOf(id: number, quantities: Quantities, { lines }: SavedCart): CartLine[] {
  const quantity = clampQuantity(quantities.get(id) ?? 0);
  const isPlanned = quantities.has(planOf(id));
  const known = currentCart().find((line) => line.id === id);
  if (known) return [{ ...known, quantity, roadHazardPlan: isPlanned || undefined }];
  const saved = lines.find(({ productId }) => productId === id);
  return saved?.product
    ? [{ ...cartLineOf(saved.product, quantity, isPlanned), price: saved.priceWhenSaved }]
    : [];
}

function answered<Answer>(answer: Answer | null | undefined): Answer {
  if (!answer) throw new Error('The server returned no cart.');
  return answer;
}

/** Products of the guest's cart are in this browser, so their names are known. */
const nameOf = (productId: number): string =>
  currentCart().find(({ id }) => id === productId)?.name ?? 'A tyre';

async function merge(client: ApolloClient, gathered: Quantities): Promise<SavedCart> {
  const { data } = await client.mutate({
    mutation: MergeCartDocument,
    variables: { items: itemsOf(gathered) },
    fetchPolicy: 'no-cache',
  });
  const merged = answered(data?.mergeCart);
  if (merged.__typename !== 'MergedCart') throw new Error('The server refused to merge the cart.');
  reportShortened(
    merged.shortened.map(({ productId, requested, quantity }) => ({
      name: nameOf(productId),
      wanted: requested,
      quantity,
    })),
  );
  const hasGrown = merged.cart.lines.some(
    ({ productId, quantity }) => quantity > (gathered.get(productId) ?? 0),
  );
  const left = merged.shortened.reduce((sum, { requested, quantity }) => sum + requested - quantity, 0);
  const added = [...gathered].reduce((sum, [id, quantity]) => (id > 0 ? sum + quantity : sum), 0) - left;
  if (hasGrown && added > 0)
    toast(`We’ve added the ${added === 1 ? 'tyre' : `${added} tyres`} from this device to your saved cart.`, {
      seconds: TOAST_SECONDS,
      action: { label: 'View Cart', to: '/cart' },
    });
  return merged.cart;
}

/** The account's cart. */
export function savedCart(client: ApolloClient): AccountList<SavedCart> {
  return {
    copy: cartCopy,
    local: () => quantitiesOf(currentCart()),
    subscribe: subscribeToCart,
    show: (quantities, answer) =>
      replaceCart([...quantities.keys()].flatMap((id) => (id > 0 ? lineOf(id, quantities, answer) : []))),
    load: async () =>
      answered((await client.query({ query: MyCartDocument, fetchPolicy: 'no-cache' })).data?.myCart),
    async save(changes) {
      const { data } = await client.mutate({
        mutation: UpdateCartDocument,
        variables: { changes: itemsOf(changes) },
        fetchPolicy: 'no-cache',
      });
      const saved = answered(data?.updateCart);
      if (saved.__typename !== 'SavedCart') throw new Error('The server refused to save the cart.');
      return saved;
    },
    merge: (gathered) => merge(client, gathered),
    // A discontinued tyre is shown only where it was already in the cart, because its name is unknown elsewhere.
    held: ({ lines }) =>
      new Map(
        lines
          .filter(({ product, productId }) => product ?? currentCart().some(({ id }) => id === productId))
          .flatMap(({ productId, quantity, roadHazardPlan }) =>
            entriesOf(productId, quantity, roadHazardPlan),
          ),
      ),
  };
}

/** Removes an account's cart from this browser. A guest's own cart stays. */
export function forgetSavedCart(): void {
  if (cartCopy.owner() === null) return;
  cartCopy.forget();
  clearCart();
  clearShortened();
}
