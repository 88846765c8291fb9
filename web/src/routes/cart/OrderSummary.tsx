import { Lock } from 'lucide-react';
import { GuestOnly } from '../../features/accounts/GuestOnly.tsx';
import { SignInLink } from '../../features/accounts/SignInLink.tsx';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { isNothingLeft, type PricedLine } from '../../features/cart/pricedCart.ts';
import type { QuotedCart } from '../../features/cart/useQuotedCart.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OtherTyresLink } from '../parts/OtherTyresLink.tsx';

/** What the cart costs, and the way to pay for it. */
export function OrderSummary({ cart }: { cart: QuotedCart }) {
  return (
    <section
      aria-labelledby="order-summary"
      className="grid gap-5 rounded-lg border border-line bg-card p-5 md:p-6 lg:sticky lg:top-4"
    >
      <h2 id="order-summary" className="text-xl">
        Order Summary
      </h2>
      <CartTotals cart={cart} />
      {isNothingLeft(cart.lines) && <OtherTyres lines={cart.lines} />}
      <ToCheckout refusal={cart.refusal} isWaiting={cart.quote === null && !cart.hasFailed} />
      <GuestOnly>
        <p className="text-center text-sm">
          <SignInLink>Sign in for a faster checkout</SignInLink>
        </p>
      </GuestOnly>
      <p className="flex items-center justify-center gap-2 text-xs text-ink-2">
        <Lock aria-hidden="true" className="size-3.5 shrink-0" />
        You pay on our payment provider’s secure page
      </p>
    </section>
  );
}

/** Where the tyres can be replaced that cannot be bought any more: one way for each of their sizes. */
function OtherTyres({ lines }: { lines: readonly PricedLine[] }) {
  const sizes = [...new Set(lines.map(({ marks }) => marks.size))].filter(Boolean);
  return (
    <div className="grid gap-2">
      {sizes.map((size, index) => (
        <OtherTyresLink key={size} size={size} variant={index === 0 ? 'primary' : 'outlined'} />
      ))}
    </div>
  );
}

/** Why checkout is shut is said to everybody, not only to those who point at the button. */
function ToCheckout({ refusal, isWaiting }: { refusal: string | undefined; isWaiting: boolean }) {
  if (refusal === undefined) {
    return (
      <LinkButton to="/checkout" variant="primary" size="lg" wide>
        Proceed to Checkout
      </LinkButton>
    );
  }
  return (
    <div className="grid gap-2">
      <Button size="lg" wide disabledReason={refusal}>
        Proceed to Checkout
      </Button>
      {!isWaiting && (
        <p aria-hidden="true" className="text-sm text-ink-2">
          {refusal}
        </p>
      )}
    </div>
  );
}
