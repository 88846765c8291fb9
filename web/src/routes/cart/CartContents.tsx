import { placeOf, type Destination } from '@treadline/schema/trade/places/delivery-zone';
import { ShoppingCart } from 'lucide-react';
import { useRef, useState } from 'react';
import { CartChangesNotice } from '../../features/cart/page/CartChangesNotice.tsx';
import { CartTable } from '../../features/cart/page/CartTable.tsx';
import { CartTroubleNotice } from '../../features/cart/page/CartTroubleNotice.tsx';
import { DeliveryEstimate } from '../../features/cart/page/DeliveryEstimate.tsx';
import { QuoteFailedNotice } from '../../features/cart/page/QuoteFailedNotice.tsx';
import { isGone, type PricedLine } from '../../features/cart/quote/pricedCart.ts';
import { useQuotedCart, type QuotedDelivery } from '../../features/cart/quote/useQuotedCart.ts';
import { ShortenedNotice } from '../../features/cart/saved/ShortenedNotice.tsx';
import { setCartPlan } from '../../features/cart/store/cartPlan.ts';
import {
  clearCart,
  removeFromCart,
  restoreToCart,
  useCart,
  type RemovedLine,
} from '../../features/cart/store/cartStore.ts';
import { keepDeliveryPlace, readDeliveryPlace } from '../../features/checkout/draft/deliveryPlace.ts';
import { useLeftPayment } from '../../features/checkout/payment/useLeftPayment.ts';
import { holdsAll, useWaitingPayment } from '../../features/checkout/payment/useWaitingPayment.ts';
import { WaitingPaymentNotice } from '../../features/checkout/payment/WaitingPaymentNotice.tsx';
import { FitNote } from '../../features/garage/fit/FitNote.tsx';
import { CartVehicle } from '../../features/garage/selector/CartVehicle.tsx';
import { PlanChoice } from '../../features/plan/PlanChoice.tsx';
import { ViewedTyres } from '../../features/viewed/ViewedTyres.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { RemovedNotice } from '../parts/RemovedNotice.tsx';
import { useFittings } from '../parts/useFittings.ts';
import { CartAxles } from './CartAxles.tsx';
import { CartFitting } from './CartFitting.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { OrderSummary } from './OrderSummary.tsx';

/** Until the shopper enters a postcode, the quote is for the UK mainland. */
const UNSAID_DELIVERY: Omit<QuotedDelivery, 'fittings'> = {
  deliveryMethod: 'STANDARD',
  postcode: null,
  country: 'GB',
};

/** Removed lines, so that the shopper can undo the removal. */
interface Removal {
  what: string;
  removed: readonly RemovedLine[];
}

/** The cart with its notices and summary, or the next step if it's empty. */
export function CartContents() {
  const lines = useCart();
  const hasLeftPayment = useLeftPayment();
  const waiting = useWaitingPayment();
  // The cart's tyres are held by its own unpaid order, so a quote would call them sold out.
  const isHeld = waiting.order !== null && holdsAll(waiting.order, lines);
  const isLooking = hasLeftPayment && waiting.isLooking;
  const [place, setPlace] = useState(readDeliveryPlace);
  const fittings = useFittings();
  const cart = useQuotedCart({ ...UNSAID_DELIVERY, ...place, fittings }, isHeld || isLooking);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const top = useRef<HTMLDivElement>(null);

  function deliverTo(next: Destination | null) {
    setPlace(next);
    keepDeliveryPlace(next);
  }

  function remove(what: string, removed: readonly RemovedLine[]) {
    setRemoval({ what, removed });
    // The focused button is gone.
    top.current?.focus({ preventScroll: true });
  }

  function undo({ removed }: Removal) {
    restoreToCart(removed);
    setRemoval(null);
    top.current?.focus({ preventScroll: true });
  }

  if (isLooking) return <CartSkeleton />;
  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none">
      <div className="grid gap-3 empty:hidden">
        {hasLeftPayment && !waiting.order && !waiting.cancelled && <UnpaidNotice />}
        <WaitingPaymentNotice payment={waiting} isCart={isHeld} onReleased={cart.retry} />
        <CartTroubleNotice />
        <ShortenedNotice />
        {removal && <RemovedNotice what={removal.what} from="your cart" onUndo={() => undo(removal)} />}
        {cart.hasFailed && lines.length > 0 && (
          <QuoteFailedNotice onRetry={cart.retry} isRetrying={cart.isQuoting} />
        )}
        <CartChangesNotice lines={cart.lines} onAccept={cart.accept} />
      </div>
      {isHeld ? null : lines.length === 0 ? (
        <>
          <EmptyCart />
          <ViewedTyres />
        </>
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
          <div className="grid gap-4">
            <CartVehicle tyres={cart.lines.map(({ marks }) => marks)} />
            <CartTable
              lines={cart.lines}
              noteOn={(line) => <LineNotes line={line} />}
              onRemove={({ id, name }: PricedLine) => remove(name, removeFromCart(id))}
            />
            <CartAxles lines={cart.lines} />
            <CartFitting
              cart={cart}
              postcode={place?.postcode ?? ''}
              onPostcode={(typed) => deliverTo(placeOf(typed))}
            />
            <div className="flex flex-wrap justify-between gap-3">
              <LinkButton to="/shop" variant="plain" className="px-0!">
                Continue shopping
              </LinkButton>
              <Button variant="plain" className="px-0!" onClick={() => remove('Everything', clearCart())}>
                Empty cart
              </Button>
            </div>
          </div>
          <OrderSummary
            cart={cart}
            estimate={
              cart.lines.some(({ fittingWay }) => fittingWay === null) && (
                <DeliveryEstimate place={place} onPlace={deliverTo} quote={cart.quote} />
              )
            }
          />
        </div>
      )}
    </div>
  );
}

/** Whether the tyre fits, and its plan. Renders nothing for a tyre that can't be bought. */
function LineNotes({ line }: { line: PricedLine }) {
  const { id, name, marks, quantity, isPlanned, planPrice, changes } = line;
  return (
    <>
      <FitNote tyre={marks} />
      {!isGone(changes) && (
        <PlanChoice
          name={name}
          tyres={quantity}
          price={planPrice}
          isChosen={isPlanned}
          onChange={(isChosen) => setCartPlan(id, isChosen)}
        />
      )}
    </>
  );
}

/** For an order that no longer awaits payment or was placed in another browser. */
function UnpaidNotice() {
  return (
    <div role="status">
      <Notice>
        <p>You left the payment page, so nothing was charged. Your cart is just as you left it.</p>
      </Notice>
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is currently empty."
      icon={<ShoppingCart className="size-8" />}
      action={
        <LinkButton to="/shop" variant="primary">
          Shop Now
        </LinkButton>
      }
    >
      Search by registration, size or brand, and the tyres you add will appear here.
    </EmptyState>
  );
}
