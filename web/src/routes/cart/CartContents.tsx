import { ShoppingCart } from 'lucide-react';
import { useRef, useState } from 'react';
import { CartChangesNotice } from '../../features/cart/CartChangesNotice.tsx';
import type { CartLine } from '../../features/cart/cartLine.ts';
import { clearCart, removeFromCart, replaceCart, useCart } from '../../features/cart/cartStore.ts';
import { CartTable } from '../../features/cart/CartTable.tsx';
import { CartTroubleNotice } from '../../features/cart/CartTroubleNotice.tsx';
import type { PricedLine } from '../../features/cart/pricedCart.ts';
import { QuoteFailedNotice } from '../../features/cart/QuoteFailedNotice.tsx';
import { ShortenedNotice } from '../../features/cart/ShortenedNotice.tsx';
import { useQuotedCart, type QuotedDelivery } from '../../features/cart/useQuotedCart.ts';
import { useAbandonedPayment } from '../../features/checkout/useAbandonedPayment.ts';
import { CartVehicle } from '../../features/garage/CartVehicle.tsx';
import { FitNote } from '../../features/garage/FitNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { RemovedNotice } from './RemovedNotice.tsx';

/** Before the address is known the cart is priced for the mainland, at the standard fee. */
const UNSAID_DELIVERY: QuotedDelivery = { deliveryMethod: 'STANDARD', postcode: null, country: 'GB' };

/** What was taken out, and the cart as it was before, so that a slip can be undone. */
interface Removal {
  what: string;
  before: readonly CartLine[];
}

/** The cart with its notices and its summary, or what to do when it is empty. */
export function CartContents() {
  const lines = useCart();
  const { wasCancelled, isReleasing } = useAbandonedPayment();
  const cart = useQuotedCart(UNSAID_DELIVERY, isReleasing);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const top = useRef<HTMLDivElement>(null);

  function remove(what: string, act: () => void) {
    setRemoval({ what, before: lines });
    act();
    // The button that had the focus is gone.
    top.current?.focus({ preventScroll: true });
  }

  function undo({ before }: Removal) {
    replaceCart(before);
    setRemoval(null);
    top.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none">
      <div className="grid gap-3 empty:hidden">
        {wasCancelled && <CancelledNotice />}
        <CartTroubleNotice />
        <ShortenedNotice />
        {removal && <RemovedNotice what={removal.what} onUndo={() => undo(removal)} />}
        {cart.hasFailed && lines.length > 0 && (
          <QuoteFailedNotice onRetry={cart.retry} isRetrying={cart.isQuoting} />
        )}
        <CartChangesNotice lines={cart.lines} onAccept={cart.accept} />
      </div>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem] lg:gap-12">
          <div className="grid gap-4">
            <CartVehicle tyres={cart.lines.map(({ marks }) => marks)} />
            <CartTable
              lines={cart.lines}
              noteOn={({ marks }) => <FitNote tyre={marks} />}
              onRemove={({ id, name }: PricedLine) => remove(name, () => removeFromCart(id))}
            />
            <div className="flex flex-wrap justify-between gap-3">
              <LinkButton to="/shop" variant="plain" className="px-0!">
                Continue shopping
              </LinkButton>
              <Button variant="plain" className="px-0!" onClick={() => remove('Everything', clearCart)}>
                Empty cart
              </Button>
            </div>
          </div>
          <OrderSummary cart={cart} />
        </div>
      )}
    </div>
  );
}

function CancelledNotice() {
  return (
    <div role="status">
      <Notice>
        <p>Payment was cancelled. Nothing was charged; your cart is as you left it.</p>
      </Notice>
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      title="Your cart is currently empty."
      icon={<ShoppingCart aria-hidden="true" className="size-8" />}
      action={
        <LinkButton to="/shop" variant="primary">
          Shop Now
        </LinkButton>
      }
    >
      Find tyres by size, by registration or by brand, and they will wait for you here.
    </EmptyState>
  );
}
