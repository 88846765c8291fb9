import type { ApolloClient } from '@apollo/client';
import { MOST_WISHES } from '@treadline/schema/trade/values/limits';
import { createAccountCopy, type Quantities } from '../../lib/browser/accountCopy.ts';
import type { AccountList } from '../../lib/browser/followAccount.ts';
import { toast } from '../../ui/overlay/toast.ts';
import {
  AddToWishlistDocument,
  MyWishlistDocument,
  RemoveFromWishlistDocument,
  type MyWishlistQuery,
} from './savedWishlist.generated.ts';
import { clearWishlist, currentWishlist, replaceWishlist, subscribeToWishlist } from './wishlistStore.ts';

type SavedWishlist = NonNullable<MyWishlistQuery['myWishlist']>;

const TOAST_SECONDS = 6;

/** The account's wish list as this browser last received it. */
export const wishlistCopy = createAccountCopy('wishlist');

const quantitiesOf = (ids: readonly number[]): Quantities => new Map(ids.map((id) => [id, 1]));

function answered<Answer>(answer: Answer | null | undefined): Answer {
  if (!answer) throw new Error('The server returned no wish list.');
  return answer;
}

async function add(client: ApolloClient, ids: readonly number[]): Promise<SavedWishlist> {
  const variables = { productIds: ids.slice(0, MOST_WISHES) };
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
  const variables = { productIds: ids.slice(0, MOST_WISHES) };
  const { data } = await client.mutate({
    mutation: RemoveFromWishlistDocument,
    variables,
    fetchPolicy: 'no-cache',
  });
  return answered(data?.removeFromWishlist);
}

/** The account's wish list. */
export function savedWishlist(client: ApolloClient): AccountList<SavedWishlist> {
  return {
    copy: wishlistCopy,
    local: () => quantitiesOf(currentWishlist()),
    subscribe: subscribeToWishlist,
    show: (quantities) => replaceWishlist([...quantities.keys()]),
    load: async () =>
      answered((await client.query({ query: MyWishlistDocument, fetchPolicy: 'no-cache' })).data?.myWishlist),
    async save(changes) {
      const idsWith = (wanted: number) =>
        [...changes].flatMap(([id, quantity]) => (quantity === wanted ? [id] : []));
      const [removed, added] = [idsWith(0), idsWith(1)];
      // Removals come first, to make room for additions.
      const left = removed.length > 0 ? await remove(client, removed) : null;
      return added.length > 0 || !left ? add(client, added) : left;
    },
    merge: (gathered) => add(client, [...gathered.keys()]),
    held: ({ items }) => quantitiesOf(items.map(({ product }) => product.id)),
  };
}

/** Removes an account's wish list from this browser. A guest's own list stays. */
export function forgetSavedWishlist(): void {
  if (wishlistCopy.owner() === null) return;
  wishlistCopy.forget();
  clearWishlist();
}
