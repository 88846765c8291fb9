import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { AddressCountry, DeliveryMethod } from '../../../apollo/schema.generated.ts';
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

/**
 * The delivery method and destination, as far as chosen; without a postcode the quote is for the mainland.
 */
export interface QuotedDelivery {
  deliveryMethod: DeliveryMethod;
  postcode: string | null;
  country: AddressCountry;
}

export interface QuotedCart {
  lines: readonly PricedLine[];
  /** The last quote; null before the first and after a failed one. */
  quote: CartQuote | null;
  isQuoting: boolean;
  hasFailed: boolean;
  /** Why the cart cannot be paid for as it is; undefined if it can. */
  refusal: string | undefined;
  retry: () => void;
  /**
   * Requests another quote before an order is placed, shows it, and says whether lines and total are still as
   * they were.
   */
  recheck: () => Promise<boolean>;
  /**
   * Whether prices are still those that are shown, whatever is in stock. The answer is not shown: tyres that are
   * missing may be held by the very order that is sent again.
   */
  isStillPriced: () => Promise<boolean>;
  /** Accepts all changes: the one click required before checkout. */
  accept: () => void;
  /** A checkout was refused for lack of stock; that is shown like any other change. */
  reportShortages: (shortages: readonly Shortage[]) => void;
}

const NO_SHORTAGES: readonly Shortage[] = [];

function refusalOf(
  lines: readonly PricedLine[],
  quote: CartQuote | null,
  hasFailed: boolean,
): string | undefined {
  if (hasFailed) return 'We couldn’t check prices and stock just now';
  if (!quote) return 'We are checking prices and stock';
  if (hasChanges(lines)) return 'Something in your cart has changed, so please update it first';
  if (quote.deliveryRefusal !== null) return 'Enter a postcode that we deliver to';
  return quote.canCheckOut ? undefined : 'Something in your cart isn’t available';
}

/**
 * The cart with the server's prices, quoted anew at every change; of several answers under way only the last
 * counts. It needs the network, so use it below `BrowserOnly`.
 * @param paused while the stock of an abandoned payment is being released.
 */
export function useQuotedCart(delivery: QuotedDelivery, paused = false): QuotedCart {
  const cart = useCart();
  const [shortages, setShortages] = useState(NO_SHORTAGES);
  const items = cart.map(({ id, quantity, roadHazardPlan = false }) => ({
    productId: id,
    quantity,
    roadHazardPlan,
  }));
  const client = useApolloClient();
  const variables = { input: { items, ...delivery } };
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
    if (!fresh) throw new Error('The cart could not be quoted.');
    return fresh.canCheckOut && !hasChanges(priceCart(cart, fresh)) && fresh.total === quote?.total;
  }

  async function isStillPriced(): Promise<boolean> {
    const answer = await client.query({ query: CartQuoteDocument, variables, fetchPolicy: 'no-cache' });
    const fresh = answer.data?.cartQuote;
    if (!fresh) throw new Error('The cart could not be quoted.');
    if (fresh.canCheckOut) return fresh.total === quote?.total;
    const prices = ({ lines: quoted }: CartQuote) => quoted.map(({ unitPrice }) => unitPrice).join();
    return quote !== null && prices(fresh) === prices(quote);
  }

  function retry() {
    // A second failure is shown; nothing else can be done about it.
    refetch().catch(() => undefined);
  }

  return {
    lines,
    quote,
    isQuoting: loading || paused,
    hasFailed,
    refusal: refusalOf(lines, quote, hasFailed),
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
