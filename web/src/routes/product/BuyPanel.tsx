import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/money';
import type { ReactNode, Ref } from 'react';
import { AddToCartButton } from '../../features/cart/AddToCartButton.tsx';
import { BuyNowButton } from '../../features/cart/BuyNowButton.tsx';
import { PriceTerms } from '../../features/product/PriceTerms.tsx';
import { StockLine } from '../../features/product/StockLine.tsx';
import { WishButton } from '../../features/wishlist/WishButton.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { OtherTyresLink } from '../parts/OtherTyresLink.tsx';
import { useBuyPanelFragment, type BuyPanelFragment } from './BuyPanel.generated.ts';

/** The most of one tyre that this page puts into the cart at once. */
const MOST_AT_ONCE = 10;

interface BuyPanelProps {
  product: FragmentType<BuyPanelFragment>;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** The row of buttons, watched by the bar that stands in for it. */
  actions: Ref<HTMLDivElement>;
  /** What else helps to decide, below the buttons. */
  children: ReactNode;
}

/** Price, stock, how many, and the two ways to buy. */
export function BuyPanel({ product, quantity, onQuantity, actions, children }: BuyPanelProps) {
  const facts = useBuyPanelFragment(product);
  const { id, name, size, price, stockQuantity } = facts;
  const isOut = stockQuantity <= 0;
  return (
    <section aria-label="Buy" className="grid gap-5 rounded-lg border border-line bg-card p-4 md:p-6">
      <PriceTerms product={facts} />
      <StockLine stock={stockQuantity} />
      <div ref={actions} className="grid gap-3">
        {isOut && <OtherTyresLink size={size} />}
        <div className="flex items-center justify-between gap-4">
          <QuantityStepper
            value={quantity}
            max={Math.max(1, Math.min(MOST_AT_ONCE, stockQuantity))}
            onChange={onQuantity}
            disabled={isOut}
            label={`Quantity of ${name}`}
          />
          <WishButton productId={id} productName={name} className="border-[1.5px] border-edge" />
        </div>
        {!isOut && (
          <p className="text-sm">
            {quantity} {quantity === 1 ? 'tyre' : 'tyres'}{' '}
            <span className="font-[650]">{formatPrice(price * quantity)}</span>
          </p>
        )}
        <AddToCartButton product={facts} quantity={quantity} size="lg" wide />
        <BuyNowButton product={facts} quantity={quantity} size="lg" wide />
      </div>
      {children}
    </section>
  );
}
