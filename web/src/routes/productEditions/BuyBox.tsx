import type { FragmentType } from '@apollo/client';
import { MAX_QUANTITY } from '@treadline/schema/trade/listing/quantity';
import type { ComponentProps, ReactNode } from 'react';
import { AddToCartButton } from '../../features/cart/adding/AddToCartButton.tsx';
import { MainPrice, PriceTerms } from '../../features/product/PriceTerms.tsx';
import { StockLine } from '../../features/product/StockLine.tsx';
import { WishButton } from '../../features/wishlist/WishButton.tsx';
import { DeliveryCost } from '../../ui/tyre/DeliveryCost.tsx';
import { AxleSetPrices } from '../parts/axle/AxleSetPrices.tsx';
import { OtherAxleOffer } from '../parts/axle/OtherAxleOffer.tsx';
import { HowMany } from '../parts/tyre/HowMany.tsx';
import { useBuyBoxFragment, type BuyBoxFragment } from './BuyBox.generated.ts';

interface BuyBoxProps extends Omit<ComponentProps<typeof HowMany>, 'tyre'> {
  product: FragmentType<BuyBoxFragment>;
  /** The button that adds to the cart. */
  action: ReactNode;
}

/** Prices, stock, quantity and button, for the alternative pages of a product. */
export function BuyBox({ product, action, ...howMany }: BuyBoxProps) {
  const tyre = useBuyBoxFragment(product);
  const { price, stockQuantity } = tyre;
  return (
    <section aria-label="Buy" className="grid gap-4">
      <MainPrice product={tyre} />
      <StockLine stock={stockQuantity} />
      <HowMany tyre={tyre} {...howMany} />
      {stockQuantity > 0 && <DeliveryCost subtotal={price * howMany.quantity} />}
      {action}
      <AxleSetPrices tyre={tyre} />
      <OtherAxleOffer tyre={tyre} />
      <PriceTerms product={tyre} />
    </section>
  );
}

/** The same with the wish list beside the quantity, which is limited to one order's maximum. For the third page. */
export function BuyOrWishBox(props: Omit<BuyBoxProps, 'action' | 'beside' | 'mostAtOnce'>) {
  const tyre = useBuyBoxFragment(props.product);
  return (
    <BuyBox
      {...props}
      mostAtOnce={MAX_QUANTITY}
      beside={
        <WishButton productId={tyre.id} productName={tyre.name} className="border-[1.5px] border-edge" />
      }
      action={<AddToCartButton product={tyre} quantity={props.quantity} size="lg" wide />}
    />
  );
}
