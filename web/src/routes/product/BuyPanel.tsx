import type { FragmentType } from '@apollo/client';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';

import { AddToCartButton } from '../../features/cart/AddToCartButton.tsx';
import { BuyNowButton } from '../../features/cart/BuyNowButton.tsx';
import { PriceTerms } from '../../features/product/PriceTerms.tsx';
import { StockLine } from '../../features/product/StockLine.tsx';
import { WishButton } from '../../features/wishlist/WishButton.tsx';
import { formatPrice } from '../../lib/format.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
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
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuantityStepper
            value={quantity}
            max={Math.max(1, Math.min(MOST_AT_ONCE, stockQuantity))}
            onChange={onQuantity}
            disabled={isOut}
            label={`Quantity of ${name}`}
          />
          {quantity > 1 && (
            <p className="text-sm">
              {quantity} tyres <span className="font-[650]">{formatPrice(price * quantity)}</span>
            </p>
          )}
          <WishButton productId={id} productName={name} className="ml-auto border-[1.5px] border-edge" />
        </div>
        <AddToCartButton product={facts} quantity={quantity} size="lg" wide />
        <BuyNowButton product={facts} quantity={quantity} size="lg" wide />
        {isOut && (
          <p className="text-sm">
            <Link to={`/shop?${new URLSearchParams({ search: size })}`} className="underline">
              See other tyres in {size}
            </Link>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
