import type { ApolloClient } from '@apollo/client';
import { createAccountCopy, type Pieces } from '../../lib/accountCopy.ts';
import type { AccountList } from '../../lib/followAccount.ts';
import { toast } from '../../ui/toast.ts';
import { clampQuantity, type CartLine } from './cartLine.ts';
import { cartLineOf } from './cartLineOf.ts';
import { clearCart, currentCart, replaceCart, subscribeToCart } from './cartStore.ts';
import {
  MergeCartDocument,
  MyCartDocument,
  SaveCartDocument,
  type MyCartQuery,
} from './savedCart.generated.ts';
import { clearShortened, reportShortened } from './shortenedLines.ts';

type SavedCart = NonNullable<MyCartQuery['myCart']>;

const TOAST_SECONDS = 6;

/** The account's cart as this browser last heard of it. */
export const cartCopy = createAccountCopy('cart');

const piecesOf = (lines: readonly CartLine[]): Pieces =>
  new Map(lines.map(({ id, quantity }) => [id, quantity]));
const changesOf = (pieces: Pieces) => [...pieces].map(([productId, quantity]) => ({ productId, quantity }));

/** A line as this browser knows it, with its last seen price; of a line from another device the price is the one it was saved at. */
function lineOf(id: number, quantity: number, { lines }: SavedCart): CartLine[] {
  const known = currentCart().find((line) => line.id === id);
  if (known) return [{ ...known, quantity: clampQuantity(quantity) }];
  const saved = lines.find(({ productId }) => productId === id);
  return saved?.product
    ? [{ ...cartLineOf(saved.product, clampQuantity(quantity)), price: saved.priceWhenSaved }]
    : [];
}

function answered<Answer>(answer: Answer | null | undefined): Answer {
  if (!answer) throw new Error('The server did not answer what was asked of the cart.');
  return answer;
}

/** What was brought along is known here by name. */
const nameOf = (productId: number): string =>
  currentCart().find(({ id }) => id === productId)?.name ?? 'A tyre';

async function merge(client: ApolloClient, gathered: Pieces): Promise<SavedCart> {
  const { data } = await client.mutate({
    mutation: MergeCartDocument,
    variables: { items: changesOf(gathered) },
    fetchPolicy: 'no-cache',
  });
  const merged = answered(data?.mergeCart);
  if (merged.__typename !== 'MergedCart') throw new Error('The server refused to merge the cart.');
  reportShortened(
    merged.shortened.map(({ productId, wanted, quantity }) => ({
      name: nameOf(productId),
      wanted,
      quantity,
    })),
  );
  const hasGrown = merged.cart.lines.some(
    ({ productId, quantity }) => quantity > (gathered.get(productId) ?? 0),
  );
  if (hasGrown)
    toast('The cart you saved earlier was added to this one.', {
      seconds: TOAST_SECONDS,
      action: { label: 'View Cart', to: '/cart' },
    });
  return merged.cart;
}

/** The cart as the account keeps it. */
export function savedCart(client: ApolloClient): AccountList<SavedCart> {
  return {
    copy: cartCopy,
    local: () => piecesOf(currentCart()),
    subscribe: subscribeToCart,
    show: (pieces, answer) =>
      replaceCart([...pieces].flatMap(([id, quantity]) => lineOf(id, quantity, answer))),
    load: async () =>
      answered((await client.query({ query: MyCartDocument, fetchPolicy: 'no-cache' })).data?.myCart),
    async save(changes) {
      const { data } = await client.mutate({
        mutation: SaveCartDocument,
        variables: { changes: changesOf(changes) },
        fetchPolicy: 'no-cache',
      });
      const saved = answered(data?.saveCart);
      if (saved.__typename !== 'SavedCart') throw new Error('The server refused to save the cart.');
      return saved;
    },
    merge: (gathered) => merge(client, gathered),
    // A tyre that is no longer sold is told of where it was in the cart; elsewhere nothing could be said of it.
    held: ({ lines }) =>
      new Map(
        lines
          .filter(({ product, productId }) => product ?? currentCart().some(({ id }) => id === productId))
          .map(({ productId, quantity }) => [productId, quantity]),
      ),
  };
}

/** Leaves nothing of an account's cart in this browser; a cart that no account has heard of is a guest's and stays. */
export function forgetSavedCart(): void {
  if (cartCopy.owner() === null) return;
  cartCopy.forget();
  clearCart();
  clearShortened();
}
