import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { GuestOnly } from '../../features/accounts/guard/GuestOnly.tsx';
import { SignInLink } from '../../features/accounts/guard/SignInLink.tsx';
import { CartTotals } from '../../features/cart/page/CartTotals.tsx';
import { isNothingLeft, type PricedLine } from '../../features/cart/quote/pricedCart.ts';
import type { QuotedCart } from '../../features/cart/quote/useQuotedCart.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { BuyingTerms } from '../../ui/tyre/BuyingTerms.tsx';
import { OtherTyresLink } from '../parts/tyre/OtherTyresLink.tsx';

interface OrderSummaryProps {
  cart: QuotedCart;
  /** The delivery estimate. */
  estimate: ReactNode;
}

/** The cart's total, with the button to check out. */
export function OrderSummary({ cart, estimate }: OrderSummaryProps) {
  return (
    <section
      aria-labelledby="order-summary"
      className="grid gap-5 rounded-lg border border-line bg-card p-5 md:p-6 lg:sticky lg:top-4"
    >
      <h2 id="order-summary" className="text-xl">
        Order Summary
      </h2>
      <CartTotals cart={cart} />
      {isNothingLeft(cart.lines) ? <OtherTyres lines={cart.lines} /> : estimate}
      <ToCheckout refusal={cart.refusal} isWaiting={cart.quote === null && !cart.hasFailed} />
      <GuestOnly>
        <p className="text-center text-sm">
          <SignInLink>Sign in for a faster checkout</SignInLink>
        </p>
      </GuestOnly>
      <p className="flex items-center justify-center gap-2 text-xs text-ink-2">
        <Lock className="size-3.5 shrink-0" />
        You’ll pay on our payment provider’s secure page
      </p>
      <BuyingTerms />
    </section>
  );
}

/** Links to replacements for tyres that are no longer available, one per size. */
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

/** Shows everyone why checkout is blocked, instead of hiding it in the button's tooltip. */
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
