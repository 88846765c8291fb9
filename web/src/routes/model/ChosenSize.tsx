import { Link } from 'react-router-dom';
import { CheckedAddToCart } from '../../features/cart/adding/CheckedAddToCart.tsx';
import { MainPrice, PriceTerms } from '../../features/product/PriceTerms.tsx';
import { StockLine } from '../../features/product/StockLine.tsx';
import { TyreLabelButton } from '../../features/product/TyreLabelButton.tsx';
import { productPath } from '../../lib/paths/productPath.ts';
import { DeliveryCost } from '../../ui/tyre/DeliveryCost.tsx';
import { AxleSetPrices } from '../parts/axle/AxleSetPrices.tsx';
import { OtherAxleOffer } from '../parts/axle/OtherAxleOffer.tsx';
import { HowMany } from '../parts/tyre/HowMany.tsx';
import type { ModelSize } from './modelSize.ts';

interface ChosenSizeProps {
  size: ModelSize;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** The chosen size: name, label, prices, stock, quantity, and the button to add it to the cart. */
export function ChosenSize({ size, quantity, onQuantity }: ChosenSizeProps) {
  const { name, price, stockQuantity } = size;
  return (
    <>
      <h2 className="text-lg">{name}</h2>
      <TyreLabelButton product={size} />
      <MainPrice product={size} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StockLine stock={stockQuantity} />
        <Link to={productPath(size)} className="text-sm underline">
          Details of this size
        </Link>
      </div>
      <HowMany tyre={size} quantity={quantity} onQuantity={onQuantity} />
      {stockQuantity > 0 && <DeliveryCost subtotal={price * quantity} />}
      <AxleSetPrices tyre={size} />
      <CheckedAddToCart tyre={size} quantity={quantity} />
      <OtherAxleOffer tyre={size} />
      <PriceTerms product={size} />
    </>
  );
}
