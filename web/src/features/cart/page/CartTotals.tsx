import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { isNothingLeft, type CartQuote, type PricedLine } from '../quote/pricedCart.ts';
import type { QuotedCart } from '../quote/useQuotedCart.ts';
import { FreeDeliveryProgress } from './FreeDeliveryProgress.tsx';

const isDelivered = ({ fittingWay }: PricedLine): boolean => fittingWay === null;

/** The subtotal in pence at the last known prices, in case the server can't be reached. */
function localSubtotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
}

/**
 * The cart's totals: subtotal, shipping, total, the VAT included, and the amount missing for free delivery. If
 * nothing can be bought, only says so.
 */
export function CartTotals({ cart }: { cart: QuotedCart }) {
  const { quote, lines, hasFailed, isQuoting } = cart;
  if (isNothingLeft(lines))
    return <p className="text-sm text-ink-2">Nothing in your cart is available any more.</p>;
  const isRefused = quote !== null && quote.deliveryRefusal !== null;
  const pending = hasFailed ? (
    <span className="text-ink-2">Not known yet</span>
  ) : (
    <Skeleton className="h-5 w-16" />
  );
  return (
    <div
      aria-busy={isQuoting}
      className={`grid gap-4 transition-opacity ${isQuoting && quote ? 'opacity-60' : ''}`}
    >
      <dl className="grid gap-2.5">
        {quote && <Charges {...quote} />}
        <Row name="Subtotal">{formatPrice(quote?.subtotal ?? localSubtotal(lines))}</Row>
        <Row name="Shipping">{quote ? <Shipping {...quote} /> : pending}</Row>
        <div className="mt-1 grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line pt-3.5">
          <dt className="text-xl font-[780]">Total</dt>
          {isRefused ? (
            <dd className="text-right text-sm text-ink-2">Needs a postcode that we deliver to</dd>
          ) : (
            <dd className="text-xl font-[780]">{quote ? formatPrice(quote.total) : pending}</dd>
          )}
          {quote && !isRefused && (
            <dd className="col-span-2 text-right text-xs text-ink-2">
              includes VAT {formatPrice(quote.vatIncluded)}
            </dd>
          )}
        </div>
      </dl>
      {quote?.deliveryMethod === 'STANDARD' &&
        quote.subtotal > 0 &&
        !isRefused &&
        lines.some(isDelivered) && (
          <FreeDeliveryProgress subtotal={quote.subtotal} missing={quote.toFreeDelivery} />
        )}
    </div>
  );
}

/** The charges for fitting, so that the whole price is known before payment. */
function Charges({ charges }: CartQuote) {
  return charges.map(({ kind, way, productId, extra, name, quantity, total }) => (
    <Row key={[kind, way, productId, extra].join()} name={quantity > 1 ? `${name} × ${quantity}` : name}>
      {total === 0 ? <span className="text-good">FREE</span> : formatPrice(total)}
    </Row>
  ));
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt>{name}</dt>
      <dd className="font-[600]">{children}</dd>
    </div>
  );
}

function Shipping({ shipping, deliveryRefusal }: CartQuote) {
  if (deliveryRefusal !== null) return <span className="text-bad">Not available</span>;
  return shipping === 0 ? <span className="text-good">FREE</span> : formatPrice(shipping);
}
