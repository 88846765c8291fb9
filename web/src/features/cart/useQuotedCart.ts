import { useState } from 'react';
import type { AddressCountry, DeliveryMethod } from '../../apollo/schema.generated.ts';
import { useCartQuoteQuery } from './CartQuote.generated.ts';
import { replaceCart, useCart } from './cartStore.ts';
import {
  acceptChanges,
  hasChanges,
  priceCart,
  type CartQuote,
  type PricedLine,
  type Shortage,
} from './pricedCart.ts';

/** How and where to, as far as the shopper has said; without a postcode the quote is for the mainland. */
export interface QuotedDelivery {
  deliveryMethod: DeliveryMethod;
  postcode: string | null;
  country: AddressCountry;
}

export interface QuotedCart {
  lines: readonly PricedLine[];
  /** The last quote; null before the first and after one that failed. */
  quote: CartQuote | null;
  isQuoting: boolean;
  hasFailed: boolean;
  /** Why the cart cannot be paid for as it stands; undefined when it can. */
  refusal: string | undefined;
  retry: () => void;
  /** Asks once more, before an order is placed: true when everything is still as shown, false when something changed. */
  recheck: () => Promise<boolean>;
  /** Takes over all changes: the one click that is asked for before checkout. */
  accept: () => void;
  /** A checkout was refused for want of stock; that is shown like any other change. */
  reportShortages: (shortages: readonly Shortage[]) => void;
}

const NO_SHORTAGES: readonly Shortage[] = [];

function refusalOf(
  lines: readonly PricedLine[],
  quote: CartQuote | null,
  hasFailed: boolean,
): string | undefined {
  if (hasFailed) return 'We could not check prices and stock just now';
  if (!quote) return 'We are checking prices and stock';
  if (hasChanges(lines)) return 'Update your cart first: something in it has changed';
  return quote.canCheckOut ? undefined : 'Something in your cart cannot be bought as it is';
}

/**
 * The cart with the server's prices, asked for anew at every change; of several answers on their way only the
 * last counts. It asks the network only, so it belongs below `BrowserOnly`.
 *
 * @param paused while the stock of an abandoned payment is still being given back.
 */
export function useQuotedCart(delivery: QuotedDelivery, paused = false): QuotedCart {
  const cart = useCart();
  const [shortages, setShortages] = useState(NO_SHORTAGES);
  const items = cart.map(({ id, quantity }) => ({ productId: id, quantity }));
  const { data, previousData, error, loading, refetch } = useCartQuoteQuery({
    variables: { input: { items, ...delivery } },
    fetchPolicy: 'no-cache',
    skip: paused || cart.length === 0,
  });
  const hasFailed = error !== undefined && !loading;
  const quote = hasFailed ? null : ((data ?? previousData)?.cartQuote ?? null);
  const lines = priceCart(cart, quote, shortages);

  async function recheck(): Promise<boolean> {
    const fresh = (await refetch()).data?.cartQuote;
    if (!fresh) throw new Error('The cart could not be quoted.');
    return fresh.canCheckOut && !hasChanges(priceCart(cart, fresh));
  }

  function retry() {
    // A second failure shows itself; there is nothing else to do about it.
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
