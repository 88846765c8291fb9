import { ApolloClient, ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from './apollo/cache.ts';
import { aSessionUser } from './features/accounts/session/session.builder.ts';
import { endSession, startSession } from './features/accounts/session/sessionStore.ts';
import { aCartLine } from './features/cart/store/cartLine.builder.ts';
import { setCartPlan } from './features/cart/store/cartPlan.ts';
import { addToCart, clearCart, currentCart } from './features/cart/store/cartStore.ts';
import { noteViewed } from './features/viewed/viewedStore.ts';
import { clearWishlist, currentWishlist, toggleWish } from './features/wishlist/wishlistStore.ts';
import { keepAccountLists } from './keepAccountLists.ts';
import { holdsAccountCopy } from './lib/browser/accountCopy.ts';

interface SavedLine {
  productId: number;
  quantity: number;
  roadHazardPlan?: boolean;
  fulfilment?: string;
  /** The price when it was saved, in pence. */
  price: number;
  isSold?: boolean;
}

/** Each account's saved lists, by user id. The fake server answers as the user who is signed in. */
const carts = new Map<string, SavedLine[]>();
const wishes = new Map<string, number[]>();
let asking = '';
let cut: { productId: number; requested: number; quantity: number }[] = [];

const PRICE_NOW = 9_900;
const product = (id: number) => ({
  __typename: 'Product',
  id,
  name: `Tyre ${id}`,
  brand: { __typename: 'Brand', slug: 'b', name: 'Brand' },
  size: '205/55 R16',
  sku: `S${id}`,
  slug: `tyre-${id}`,
  price: PRICE_NOW,
  imageUrl: '',
  stockQuantity: 9,
});
const lineAnswer = ({
  productId,
  quantity,
  roadHazardPlan = false,
  fulfilment = 'MAIL_ORDER',
  price,
  isSold = true,
}: SavedLine) => ({
  __typename: 'SavedCartLine',
  productId,
  quantity,
  roadHazardPlan,
  fulfilment,
  priceWhenSaved: price,
  product: isSold ? product(productId) : null,
});
const cartAnswer = () => ({ __typename: 'SavedCart', lines: (carts.get(asking) ?? []).map(lineAnswer) });
const wishAnswer = () => ({
  __typename: 'Wishlist',
  items: (wishes.get(asking) ?? []).map((id) => ({
    __typename: 'WishlistItem',
    product: { __typename: 'Product', id },
  })),
});

function setLines(changes: { productId: number; quantity: number }[]) {
  const kept = (carts.get(asking) ?? []).filter(
    ({ productId }) => !changes.some((change) => change.productId === productId),
  );
  carts.set(asking, [
    ...kept,
    ...changes.filter(({ quantity }) => quantity > 0).map((change) => ({ ...change, price: PRICE_NOW })),
  ]);
}

function answer(operation: string, variables: Record<string, never>): Record<string, unknown> {
  switch (operation) {
    case 'MyCart':
      return { myCart: cartAnswer() };
    case 'UpdateCart':
      setLines(variables['changes'] ?? []);
      return { updateCart: cartAnswer() };
    case 'MergeCart':
      setLines(variables['items'] ?? []);
      return {
        mergeCart: {
          __typename: 'MergedCart',
          cart: cartAnswer(),
          shortened: cut.map((line) => ({ __typename: 'ShortenedLine', ...line })),
        },
      };
    case 'AddToWishlist':
      wishes.set(asking, [...new Set([...(wishes.get(asking) ?? []), ...(variables['productIds'] ?? [])])]);
      return { addToWishlist: wishAnswer() };
    case 'RemoveFromWishlist':
      wishes.set(
        asking,
        (wishes.get(asking) ?? []).filter(
          (id) => !(variables['productIds'] as number[] | undefined)?.includes(id),
        ),
      );
      return { removeFromWishlist: wishAnswer() };
    default:
      return { myWishlist: wishAnswer() };
  }
}

const server = new ApolloLink(({ operationName, variables }) =>
  of({ data: answer(operationName ?? '', variables as Record<string, never>) }),
);
const inCart = () => currentCart().map(({ id, quantity, price }) => [id, quantity, price]);

function signIn(id = 'ada') {
  asking = id;
  startSession({ token: `token of ${id}`, user: aSessionUser({ id }) });
}

const stop = keepAccountLists(new ApolloClient({ cache: createCache(), link: server }));

afterAll(stop);

beforeEach(() => {
  carts.clear();
  wishes.clear();
  cut = [];
});
afterEach(async () => {
  endSession();
  await vi.waitUntil(() => !holdsAccountCopy());
  clearCart();
  clearWishlist();
});

it('C-26 C-55 signing in merges the account’s cart and wish list, with the prices last seen', async () => {
  carts.set('ada', [{ productId: 2, quantity: 3, price: 4_500 }]);
  wishes.set('ada', [5]);
  addToCart(aCartLine());
  toggleWish(6);
  signIn();
  await expect.poll(inCart).toEqual([
    [2, 3, 4_500],
    [1, 1, 5_000],
  ]);
  await expect.poll(currentWishlist).toEqual([5, 6]);
  expect(currentCart()[0]).toMatchObject({ name: 'Tyre 2', slug: 'tyre-2', brand: 'Brand' });
});

it('viewed tyres survive signing in, and signing out clears them all', async () => {
  const viewed = () => JSON.parse(localStorage.getItem('viewed') ?? '[]') as unknown[];
  noteViewed({ id: 3, name: 'Tyre 3', slug: 'tyre-3', price: 9_900 });
  signIn();
  await expect.poll(holdsAccountCopy).toBe(true);
  noteViewed({ id: 4, name: 'Tyre 4', slug: 'tyre-4', price: 9_900 });
  expect(viewed()).toHaveLength(2);
  endSession();
  await expect.poll(viewed).toEqual([]);
});

it('changes to the cart and wish list are saved to the account', async () => {
  signIn();
  await expect
    .poll(() => Object.keys(localStorage).filter((key) => key.startsWith('account:')))
    .toHaveLength(2);
  addToCart(aCartLine({ quantity: 4 }));
  toggleWish(7);
  toggleWish(8);
  toggleWish(7);
  await expect.poll(() => carts.get('ada')).toMatchObject([{ productId: 1, quantity: 4 }]);
  await expect.poll(() => wishes.get('ada')).toEqual([8]);
  clearCart();
  await expect.poll(() => carts.get('ada')).toEqual([]);
});

it('ways of fitting are saved to the account and loaded from it', async () => {
  carts.set('ada', [{ productId: 2, quantity: 3, roadHazardPlan: true, fulfilment: 'MOBILE', price: 4_500 }]);
  addToCart(aCartLine({ fittingWay: 'FITTED' }));
  signIn('ada');
  await expect
    .poll(() => currentCart().map(({ id, fittingWay }) => [id, fittingWay]))
    .toEqual([
      [2, 'MOBILE'],
      [1, 'FITTED'],
    ]);
  expect(carts.get('ada')).toContainEqual(expect.objectContaining({ productId: 1, fulfilment: 'FITTED' }));
});

it('road hazard plans are saved to the account and loaded from it', async () => {
  carts.set('ada', [{ productId: 2, quantity: 3, roadHazardPlan: true, price: 4_500 }]);
  addToCart(aCartLine({ roadHazardPlan: true }));
  const planned = () => currentCart().map(({ id, roadHazardPlan = false }) => [id, roadHazardPlan]);
  signIn();
  await expect.poll(planned).toEqual([
    [2, true],
    [1, true],
  ]);
  setCartPlan(2, false);
  await expect
    .poll(() => carts.get('ada')?.toSorted((one, other) => one.productId - other.productId))
    .toMatchObject([
      { productId: 1, quantity: 1, roadHazardPlan: true },
      { productId: 2, quantity: 3, roadHazardPlan: false },
    ]);
});

it('signing out removes both lists from the browser but not from the account', async () => {
  carts.set('ada', [{ productId: 2, quantity: 3, price: 4_500 }]);
  wishes.set('ada', [5]);
  signIn();
  await expect.poll(() => [currentCart().length, currentWishlist().length]).toEqual([1, 1]);
  endSession();
  await expect.poll(() => [currentCart().length, currentWishlist().length]).toEqual([0, 0]);
  expect([carts.get('ada')?.length, wishes.get('ada')?.length]).toEqual([1, 1]);
});

it('one account’s cart never reaches the next account', async () => {
  carts.set('ada', [{ productId: 2, quantity: 3, price: 4_500 }]);
  signIn('ada');
  await expect.poll(inCart).toHaveLength(1);
  carts.set('bea', [{ productId: 9, quantity: 1, price: 4_500 }]);
  signIn('bea');
  await expect.poll(inCart).toEqual([[9, 1, 4_500]]);
  expect(carts.get('bea')).toHaveLength(1);
});

it('a line that is no longer sold stays where it was already in the cart, and is not added elsewhere', async () => {
  carts.set('ada', [
    { productId: 1, quantity: 1, price: 5_000, isSold: false },
    { productId: 3, quantity: 1, price: 5_000, isSold: false },
  ]);
  addToCart(aCartLine());
  signIn();
  await expect.poll(() => carts.get('ada')?.length).toBe(2);
  await expect.poll(() => localStorage.getItem('account:cart')).not.toBeNull();
  expect(inCart()).toEqual([[1, 1, 5_000]]);
});

it('quantities reduced by a merge are stored for the cart page', async () => {
  cut = [{ productId: 1, requested: 6, quantity: 4 }];
  addToCart(aCartLine({ name: 'Tyre 1', quantity: 6 }));
  signIn();
  await expect
    .poll(() => localStorage.getItem('cart-shortened'))
    .toBe('[{"name":"Tyre 1","wanted":6,"quantity":4}]');
});
