import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { MainPrice, PriceTerms } from '../../features/product/PriceTerms.tsx';
import { QuantityChoice } from '../../features/product/QuantityChoice.tsx';
import { StockLine } from '../../features/product/StockLine.tsx';
import { DeliveryCost } from '../../ui/tyre/DeliveryCost.tsx';
import { AxleSetPrices } from '../parts/axle/AxleSetPrices.tsx';
import { OtherAxleOffer } from '../parts/axle/OtherAxleOffer.tsx';
import { OtherTyresLink } from '../parts/tyre/OtherTyresLink.tsx';
import { TellMeButton } from '../parts/tyre/TellMeButton.tsx';
import { useBuyBoxFragment, type BuyBoxFragment } from './BuyBox.generated.ts';

interface BuyBoxProps {
  product: FragmentType<BuyBoxFragment>;
  quantity: number;
  onQuantity: (quantity: number) => void;
  mostAtOnce: number;
  beyondStock?: boolean;
  /** What stands beside the quantity. */
  beside?: ReactNode;
  /** The button that adds to the cart. */
  action: ReactNode;
}

/** Prices, stock, how many, and the button: for the pages that offer a product in another way than its main page. */
export function BuyBox({
  product,
  quantity,
  onQuantity,
  mostAtOnce,
  beyondStock,
  beside,
  action,
}: BuyBoxProps) {
  const facts = useBuyBoxFragment(product);
  const { name, size, price, stockQuantity } = facts;
  return (
    <section aria-label="Buy" className="grid gap-4">
      <MainPrice product={facts} />
      <StockLine stock={stockQuantity} />
      {stockQuantity <= 0 && (
        <>
          <OtherTyresLink size={size} />
          <TellMeButton product={facts} size="lg" wide />
        </>
      )}
      <div className="flex items-start justify-between gap-4">
        <QuantityChoice
          value={quantity}
          onChange={onQuantity}
          tyre={facts}
          stock={stockQuantity}
          mostAtOnce={mostAtOnce}
          beyondStock={beyondStock}
          label={`Quantity of ${name}`}
        />
        {beside}
      </div>
      {stockQuantity > 0 && <DeliveryCost subtotal={price * quantity} />}
      {action}
      <AxleSetPrices tyre={facts} />
      <OtherAxleOffer tyre={facts} />
      <PriceTerms product={facts} />
    </section>
  );
}
