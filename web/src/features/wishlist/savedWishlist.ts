import type { ApolloClient } from '@apollo/client';
import { createAccountCopy, type Pieces } from '../../lib/accountCopy.ts';
import type { AccountList } from '../../lib/followAccount.ts';
import { toast } from '../../ui/toast.ts';
import {
  AddToWishlistDocument,
  MyWishlistDocument,
  RemoveFromWishlistDocument,
  type MyWishlistQuery,
} from './savedWishlist.generated.ts';
import { clearWishlist, currentWishlist, replaceWishlist, subscribeToWishlist } from './wishlistStore.ts';

type SavedWishlist = NonNullable<MyWishlistQuery['myWishlist']>;

/** As many as the server takes at once. */
const MOST_AT_ONCE = 200;
const TOAST_SECONDS = 6;

/** The account's wish list as this browser last heard of it. */
export const wishlistCopy = createAccountCopy('wishlist');

const piecesOf = (ids: readonly number[]): Pieces => new Map(ids.map((id) => [id, 1]));

function answered<Answer>(answer: Answer | null | undefined): Answer {
  if (!answer) throw new Error('The server did not answer what was asked of the wish list.');
  return answer;
}

async function add(client: ApolloClient, ids: readonly number[]): Promise<SavedWishlist> {
  const variables = { productIds: ids.slice(0, MOST_AT_ONCE) };
  const { data } = await client.mutate({
    mutation: AddToWishlistDocument,
    variables,
    fetchPolicy: 'no-cache',
  });
  const list = answered(data?.addToWishlist);
  if (list.__typename === 'Wishlist') return list;
  toast(list.message, { seconds: TOAST_SECONDS });
  return list.wishlist;
}

async function remove(client: ApolloClient, ids: readonly number[]): Promise<SavedWishlist> {
  const variables = { productIds: ids.slice(0, MOST_AT_ONCE) };
  const { data } = await client.mutate({
    mutation: RemoveFromWishlistDocument,
    variables,
    fetchPolicy: 'no-cache',
  });
  return answered(data?.removeFromWishlist);
}

/** The wish list as the account keeps it. */
export function savedWishlist(client: ApolloClient): AccountList<SavedWishlist> {
  return {
    copy: wishlistCopy,
    local: () => piecesOf(currentWishlist()),
    subscribe: subscribeToWishlist,
    show: (pieces) => replaceWishlist([...pieces.keys()]),
    load: async () =>
      answered((await client.query({ query: MyWishlistDocument, fetchPolicy: 'no-cache' })).data?.myWishlist),
    async save(changes) {
      const idsWith = (wanted: number) =>
        [...changes].flatMap(([id, pieces]) => (pieces === wanted ? [id] : []));
      const [removed, added] = [idsWith(0), idsWith(1)];
      // What goes first makes room for what comes.
      const left = removed.length > 0 ? await remove(client, removed) : null;
      return added.length > 0 || !left ? add(client, added) : left;
    },
    merge: (gathered) => add(client, [...gathered.keys()]),
    held: ({ items }) => piecesOf(items.map(({ product }) => product.id)),
  };
}

/** Leaves nothing of an account's wish list in this browser; hearts that no account has heard of are a guest's and stay. */
export function forgetSavedWishlist(): void {
  if (wishlistCopy.owner() === null) return;
  wishlistCopy.forget();
  clearWishlist();
}
