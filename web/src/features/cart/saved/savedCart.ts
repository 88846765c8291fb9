import type { ApolloClient } from '@apollo/client';
import { FITTING_WAYS, type FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import type { Fulfilment } from '../../../apollo/schema.generated.ts';
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

/** A product's plan and fitting are stored as an entry with the negative id, so that they're synced like a quantity. */
const choicesOf = (id: number): number => -id;
/** The entry's value is the sum of those that apply. */
const PLANNED = 1;
const FITTED: Readonly<Record<FittingWay, number>> = { FITTED: 2, MOBILE: 4 };

const choicesIn = ({ roadHazardPlan, fittingWay }: Pick<CartLine, 'roadHazardPlan' | 'fittingWay'>): number =>
  (roadHazardPlan ? PLANNED : 0) + (fittingWay ? FITTED[fittingWay] : 0);

/** The plan and fitting that an entry's value stands for. */
const readChoices = (value = 0): Pick<CartLine, 'roadHazardPlan' | 'fittingWay'> => ({
  roadHazardPlan: value % 2 === PLANNED || undefined,
  fittingWay: FITTING_WAYS.find((way) => value - (value % 2) === FITTED[way]),
});

const entriesOf = (id: number, quantity: number, choices: number): [number, number][] =>
  choices > 0
    ? [
        [id, quantity],
        [choicesOf(id), choices],
      ]
    : [[id, quantity]];

const quantitiesOf = (lines: readonly CartLine[]): Quantities =>
  new Map(lines.flatMap((line) => entriesOf(line.id, line.quantity, choicesIn(line))));

/** This browser's lines for the products in `quantities`, with quantity 0 for those not in its cart. */
function itemsOf(quantities: Quantities) {
  const local = quantitiesOf(currentCart());
  return [...new Set([...quantities.keys()].map(Math.abs))].map((productId) => {
    const { roadHazardPlan = false, fittingWay } = readChoices(local.get(choicesOf(productId)));
    const fulfilment: Fulfilment = fittingWay ?? 'MAIL_ORDER';
    return { productId, quantity: local.get(productId) ?? 0, roadHazardPlan, fulfilment };
  });
}

/**
 * A line as this browser knows it, at its last seen price. A line from another device has the price at which it was
 * saved.
 */
function lineOf(id: number, quantities: Quantities, { lines }: SavedCart): CartLine[] {
  const quantity = clampQuantity(quantities.get(id) ?? 0);
  const choices = readChoices(quantities.get(choicesOf(id)));
  const known = currentCart().find((line) => line.id === id);
  if (known) return [{ ...known, quantity, ...choices }];
  const saved = lines.find(({ productId }) => productId === id);
  return saved?.product
    ? [{ ...cartLineOf(saved.product, quantity), ...choices, price: saved.priceWhenSaved }]
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
          .flatMap(({ productId, quantity, roadHazardPlan, fulfilment }) =>
            entriesOf(
              productId,
              quantity,
              choicesIn({
                roadHazardPlan: roadHazardPlan || undefined,
                fittingWay: FITTING_WAYS.find((way) => way === fulfilment),
              }),
            ),
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
