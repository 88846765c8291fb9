import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { Ref } from 'react';
import { AddToCartButton } from '../../../features/cart/adding/AddToCartButton.tsx';
import { BuyNowButton } from '../../../features/cart/adding/BuyNowButton.tsx';
import { CompareToggle } from '../../../features/compare/CompareToggle.tsx';
import type { PlanOfferFragment } from '../../../features/plan/PlanOffer.generated.ts';
import { PlanOffer } from '../../../features/plan/PlanOffer.tsx';
import { MainPrice, PriceTerms } from '../../../features/product/PriceTerms.tsx';
import { StockLine } from '../../../features/product/StockLine.tsx';
import { WishButton } from '../../../features/wishlist/WishButton.tsx';
import { formatTyres } from '../../../lib/text/format.ts';
import { DeliveryCost } from '../../../ui/tyre/DeliveryCost.tsx';
import { AxleSetPrices } from '../../parts/axle/AxleSetPrices.tsx';
import { OtherAxleOffer } from '../../parts/axle/OtherAxleOffer.tsx';
import { HowMany } from '../../parts/tyre/HowMany.tsx';
import { TellMeButton } from '../../parts/tyre/TellMeButton.tsx';
import { useBuyPanelFragment, type BuyPanelFragment } from './BuyPanel.generated.ts';

interface BuyPanelProps {
  product: FragmentType<BuyPanelFragment>;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** The shop's prices for the road hazard plan. */
  settings: FragmentType<PlanOfferFragment>;
  isPlanned: boolean;
  onPlan: (isPlanned: boolean) => void;
  /** The row of buttons. The bar appears when it's out of view. */
  actions: Ref<HTMLDivElement>;
}

/** Price, stock, quantity, and the two ways to buy. */
export function BuyPanel({
  product,
  quantity,
  onQuantity,
  settings,
  isPlanned,
  onPlan,
  actions,
}: BuyPanelProps) {
  const facts = useBuyPanelFragment(product);
  const { id, name, price, stockQuantity } = facts;
  const isOut = stockQuantity <= 0;
  return (
    <section aria-label="Buy" className="grid gap-4 rounded-lg border border-line bg-card p-4 lg:gap-3">
      <MainPrice product={facts} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <StockLine stock={stockQuantity} />
        {!isOut && (
          <div className="flex flex-wrap gap-x-1.5 text-sm">
            <p>
              {formatTyres(quantity)} <span className="font-[650]">{formatPrice(price * quantity)}</span>
            </p>
            <DeliveryCost brief subtotal={price * quantity} />
          </div>
        )}
      </div>
      <div ref={actions} className="grid gap-3">
        <HowMany
          tyre={facts}
          quantity={quantity}
          onQuantity={onQuantity}
          beside={<WishButton productId={id} productName={name} className="border-[1.5px] border-edge" />}
        />
        <AddToCartButton product={facts} quantity={quantity} isPlanned={isPlanned} size="lg" wide />
        <BuyNowButton product={facts} quantity={quantity} isPlanned={isPlanned} size="lg" wide />
      </div>
      {/* Below the buttons, which belong on the first screen. */}
      {!isOut && (
        <PlanOffer
          settings={settings}
          tyre={facts}
          quantity={quantity}
          isChosen={isPlanned}
          onChange={onPlan}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <AxleSetPrices tyre={facts} />
        <CompareToggle productId={id} productName={name} />
      </div>
      <OtherAxleOffer tyre={facts} />
      {!isOut && <TellMeButton product={facts} variant="plain" className="justify-self-start px-0!" />}
      <PriceTerms product={facts} />
    </section>
  );
}
