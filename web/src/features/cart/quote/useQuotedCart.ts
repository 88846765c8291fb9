import { useApolloClient } from '@apollo/client/react';
import { isRegistrationOrBlank } from '@treadline/schema/trade/vehicle/registration';
import { useState } from 'react';
import type {
  AddressCountry,
  CartItemInput,
  DeliveryMethod,
  FittingChoiceInput,
} from '../../../apollo/schema.generated.ts';
import { replaceCart, useCart } from '../store/cartStore.ts';
import { CartQuoteDocument, useCartQuoteQuery } from './CartQuote.generated.ts';
import {
  acceptChanges,
  hasChanges,
  priceCart,
  type CartQuote,
  type PricedLine,
  type Shortage,
} from './pricedCart.ts';

/** The chosen delivery method and destination. Without a postcode, the quote is for the mainland. */
export interface QuotedDelivery {
  deliveryMethod: DeliveryMethod;
  postcode: string | null;
  country: AddressCountry;
  /** Where and when tyres are fitted. */
  fittings: readonly FittingChoiceInput[];
}

export interface QuotedCart {
  lines: readonly PricedLine[];
  /** The last quote; null before the first and after a failed one. */
  quote: CartQuote | null;
  isQuoting: boolean;
  hasFailed: boolean;
  /** Why the cart can't be paid for now; undefined if it can. */
  refusal: string | undefined;
  retry: () => void;
  /**
   * Requests and shows another quote before an order is placed. Resolves to whether lines and total are unchanged.
   */
  recheck: () => Promise<boolean>;
  /**
   * Whether the prices still match those shown, whatever the stock. The result isn't shown, because missing tyres may
   * be held by the very order being resent.
   */
  isStillPriced: () => Promise<boolean>;
  /** Accepts all changes with one click, as required before checkout. */
  accept: () => void;
  /** Shows the shortages of a refused checkout like any other change. */
  reportShortages: (shortages: readonly Shortage[]) => void;
}

const NO_SHORTAGES: readonly Shortage[] = [];

function refusalOf(
  lines: readonly PricedLine[],
  quote: CartQuote | null,
  fittings: QuotedDelivery['fittings'],
  hasFailed: boolean,
): string | undefined {
  if (hasFailed) return 'We couldn’t check prices and stock just now';
  if (!quote) return 'We are checking prices and stock';
  if (hasChanges(lines)) return 'Something in your cart has changed, so please update it first';
  if (quote.deliveryRefusal !== null) return 'Enter a postcode that we deliver to';
  const fitting = quote.fittings.find(({ problem }) => problem !== null);
  if (fitting) return fitting.problemText ?? 'Choose where and when your tyres are fitted';
  if (!fittings.every(({ registration }) => isRegistrationOrBlank(registration ?? '')))
    return 'Check the number plate';
  return quote.canCheckOut ? undefined : 'Something in your cart isn’t available';
}

/**
 * The cart with the server's prices, quoted again after every change; of several pending quotes only the last counts.
 * It needs the network, so use it inside `BrowserOnly`.
 * @param paused while the stock of an abandoned payment is being released.
 */
export function useQuotedCart(delivery: QuotedDelivery, paused = false): QuotedCart {
  const cart = useCart();
  const [shortages, setShortages] = useState(NO_SHORTAGES);
  const items = cart.map(({ id, quantity, roadHazardPlan = false, fittingWay }): CartItemInput => ({
    productId: id,
    quantity,
    roadHazardPlan,
    fulfilment: fittingWay ?? 'MAIL_ORDER',
  }));
  const client = useApolloClient();
  const { fittings, ...destination } = delivery;
  const variables = { input: { items, fittings: [...fittings], ...destination } };
  const { data, previousData, error, loading, refetch } = useCartQuoteQuery({
    variables,
    fetchPolicy: 'no-cache',
    skip: paused || cart.length === 0,
  });
  const hasFailed = error !== undefined && !loading;
  const quote = hasFailed ? null : ((data ?? previousData)?.cartQuote ?? null);
  const lines = priceCart(cart, quote, shortages);

  async function recheck(): Promise<boolean> {
    const fresh = (await refetch()).data?.cartQuote;
    if (!fresh) throw new Error('The server returned no quote for the cart.');
    return fresh.canCheckOut && !hasChanges(priceCart(cart, fresh)) && fresh.total === quote?.total;
  }

  async function isStillPriced(): Promise<boolean> {
    const answer = await client.query({ query: CartQuoteDocument, variables, fetchPolicy: 'no-cache' });
    const fresh = answer.data?.cartQuote;
    if (!fresh) throw new Error('The server returned no quote for the cart.');
    if (fresh.canCheckOut) return fresh.total === quote?.total;
    const prices = ({ lines: quoted }: CartQuote) => quoted.map(({ unitPrice }) => unitPrice).join();
    return quote !== null && prices(fresh) === prices(quote);
  }

  function retry() {
    // A second failure is shown like the first; there's nothing else to do.
    refetch().catch(() => undefined);
  }

  return {
    lines,
    quote,
    isQuoting: loading || paused,
    hasFailed,
    refusal: refusalOf(lines, quote, fittings, hasFailed),
    retry,
    recheck,
    isStillPriced,
    accept() {
      replaceCart(acceptChanges(cart, lines));
      setShortages(NO_SHORTAGES);
    },
    reportShortages(reported) {
      setShortages(reported);
      retry();
    },
  };
}
