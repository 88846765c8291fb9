import type { FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import { fulfilments } from '@treadline/schema/trade/fitting/fulfilment';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CartChangesNotice } from '../../features/cart/page/CartChangesNotice.tsx';
import { CartLineList } from '../../features/cart/page/CartLineList.tsx';
import { CartTotals } from '../../features/cart/page/CartTotals.tsx';
import { QuoteFailedNotice } from '../../features/cart/page/QuoteFailedNotice.tsx';
import { isGone, type PricedLine } from '../../features/cart/quote/pricedCart.ts';
import type { QuotedCart } from '../../features/cart/quote/useQuotedCart.ts';
import { CHECKOUT_FORM_ID } from '../../features/checkout/form/focusFirstError.ts';
import { LostSlotNotice, type LostSlot } from '../../features/fitting/LostSlotNotice.tsx';
import { FitNote } from '../../features/garage/fit/FitNote.tsx';
import { deliveryDays } from '../../lib/text/deliveryDays.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { BuyingTerms } from '../../ui/tyre/BuyingTerms.tsx';
import { AxlePairTotal } from '../parts/axle/AxlePairTotal.tsx';

interface CheckoutSummaryProps {
  cart: QuotedCart;
  /** Why the order can't be placed; undefined if pressing the button places it or shows what's wrong. */
  refusal: string | undefined;
  /** Why the last attempt failed; null before the first. */
  failure: string | null;
  /** The slot that was taken meanwhile; null if none was. */
  lost: LostSlot | null;
  /** Chooses another slot at the same place. */
  onOtherSlot: (way: FittingWay, start: string) => void;
  isProcessing: boolean;
  /** Whether the postcode must be corrected first. */
  wantsPostcode: boolean;
}

/** The order summary beside the form, with the button that places the order. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { cart, refusal, failure, lost, onOtherSlot, isProcessing, wantsPostcode } = props;
  const { quote, lines } = cart;
  return (
    <section
      aria-labelledby="order-summary"
      className="grid gap-5 rounded-lg border border-line bg-card p-5 md:p-6 lg:sticky lg:top-4"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="order-summary" className="text-xl">
          Order Summary
        </h2>
        <Link to="/cart" className="py-2 text-sm font-[650] underline underline-offset-4 hover:decoration-2">
          Edit cart
        </Link>
      </div>
      <div className="lg:max-h-[34vh] lg:overflow-y-auto">
        <CartLineList lines={lines} noteOn={(line) => <LineNotes line={line} />} />
      </div>
      <AxlePairTotal lines={lines} />
      <CartTotals cart={cart} />
      {quote && quote.deliveryRefusal === null && lines.some(isDelivered) && (
        <p className="text-sm text-ink-2">Estimated delivery {deliveryDays(quote.estimatedDelivery)}</p>
      )}
      {cart.hasFailed && <QuoteFailedNotice onRetry={cart.retry} isRetrying={cart.isQuoting} />}
      <CartChangesNotice lines={lines} onAccept={cart.accept} />
      {failure && <Notice tone="bad" title={failure} />}
      {lost && (
        <LostSlotNotice lost={lost} onChoose={(start) => onOtherSlot(lost.way, start)}>
          <LinkButton to="/cart" variant="plain" className="px-0!">
            Other places and times
          </LinkButton>
        </LostSlotNotice>
      )}
      <PlaceOrderButton
        total={quote?.deliveryRefusal === null ? quote.total : undefined}
        refusal={refusal}
        isProcessing={isProcessing}
        wantsPostcode={wantsPostcode}
      />
      <p className="flex items-center justify-center gap-2 text-xs text-ink-2">
        <Lock className="size-3.5 shrink-0" />
        Next, you’ll pay on our payment provider’s secure page
      </p>
      <BuyingTerms />
    </section>
  );
}

const isDelivered = ({ fittingWay, changes }: PricedLine): boolean => fittingWay === null && !isGone(changes);

function LineNotes({ line: { marks, isPlanned, planPrice, fittingWay } }: { line: PricedLine }) {
  return (
    <>
      <FitNote tyre={marks} />
      {fittingWay && <p className="text-xs">{fulfilments[fittingWay].label}</p>}
      {isPlanned && (
        <p className="text-xs">
          Road hazard plan
          {planPrice !== null && <span className="font-[650]"> {formatPrice(planPrice)}</span>}
        </p>
      )}
    </>
  );
}

interface PlaceOrderButtonProps {
  /** In pence; undefined while unknown, and if nothing can be delivered. */
  total: number | undefined;
  refusal: string | undefined;
  isProcessing: boolean;
  wantsPostcode: boolean;
}

/**
 * The order button. It states that pressing it means an obligation to pay, and the amount (Consumer Contracts
 * Regulations 2013).
 */
function PlaceOrderButton({ total, refusal, isProcessing, wantsPostcode }: PlaceOrderButtonProps) {
  // While the order is being placed, the server checks this.
  const reason = isProcessing ? undefined : refusal;
  const act = wantsPostcode
    ? 'Correct your postcode'
    : `Pay ${total === undefined ? 'now' : formatPrice(total)}`;
  return (
    <div className="grid gap-2">
      <Button
        type="submit"
        form={CHECKOUT_FORM_ID}
        variant="primary"
        size="lg"
        wide
        busy={isProcessing}
        disabledReason={reason}
      >
        {isProcessing ? 'Processing...' : act}
      </Button>
      {reason !== undefined && (
        <p aria-hidden="true" className="text-sm text-ink-2">
          {reason}
        </p>
      )}
    </div>
  );
}
