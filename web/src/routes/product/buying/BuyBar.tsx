import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { AddToCartButton } from '../../../features/cart/adding/AddToCartButton.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { DeliveryCost } from '../../../ui/tyre/DeliveryCost.tsx';
import { useBuyBarFragment, type BuyBarFragment } from './BuyBar.generated.ts';

interface BuyBarProps {
  product: FragmentType<BuyBarFragment>;
  quantity: number;
  /** Whether the road hazard plan is bought too. */
  isPlanned?: boolean;
}

/** On phones, a bar with price and button within thumb's reach, until the end of the page. */
export function BuyBar({ product, quantity, isPlanned }: BuyBarProps) {
  const facts = useBuyBarFragment(product);
  return (
    <section
      aria-label="Quick buy"
      className={classes(
        'bottom-bar above-bars sticky bottom-0 z-20 flex h-(--buy-bar) items-center gap-4 border-t border-line',
        'bg-card px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden',
      )}
    >
      <div>
        <p className="flex items-baseline gap-1.5">
          <span className="text-lg font-[780]">{formatPrice(facts.price * quantity)}</span>
          <span className="text-xs text-ink-2">for {quantity}</span>
        </p>
        <DeliveryCost brief subtotal={facts.price * quantity} className="text-xs text-ink-2" />
      </div>
      <div className="flex-1">
        <AddToCartButton product={facts} quantity={quantity} isPlanned={isPlanned} wide />
      </div>
    </section>
  );
}
