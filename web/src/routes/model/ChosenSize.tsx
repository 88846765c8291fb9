import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { CheckedAddToCart } from '../../features/cart/CheckedAddToCart.tsx';
import type { DeliveryPromiseFragment } from '../../features/product/DeliveryPromise.generated.ts';
import { DeliveryPromise } from '../../features/product/DeliveryPromise.tsx';
import { MainPrice, PriceTerms } from '../../features/product/PriceTerms.tsx';
import { QuantityChoice } from '../../features/product/QuantityChoice.tsx';
import { StockLine } from '../../features/product/StockLine.tsx';
import { TyreLabelButton } from '../../features/product/TyreLabelButton.tsx';
import { useQuantity } from '../../features/product/useQuantity.ts';
import { productPath } from '../../lib/productPath.ts';
import { SetPrices } from '../../ui/SetPrices.tsx';
import { OtherTyresLink } from '../parts/OtherTyresLink.tsx';
import { TellMeButton } from '../parts/TellMeButton.tsx';
import type { ModelSize } from './modelSize.ts';

interface ChosenSizeProps {
  size: ModelSize;
  settings: FragmentType<DeliveryPromiseFragment>;
}

/** The size that is chosen: its name, label, prices and stock, how many, and the button to add it to the cart. */
export function ChosenSize({ size, settings }: ChosenSizeProps) {
  const [quantity, setQuantity] = useQuantity(size);
  const { name, price, stockQuantity } = size;
  const isInStock = stockQuantity > 0;
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
      {!isInStock && (
        <>
          <OtherTyresLink size={size.size} />
          <TellMeButton product={size} size="lg" wide />
        </>
      )}
      <QuantityChoice
        value={quantity}
        onChange={setQuantity}
        tyre={size}
        stock={stockQuantity}
        label={`Quantity of ${name}`}
      />
      <SetPrices tyre={size} price={price} stock={stockQuantity} />
      <CheckedAddToCart tyre={size} quantity={quantity} />
      <PriceTerms product={size} />
      {isInStock && <DeliveryPromise settings={settings} subtotal={price * quantity} />}
    </>
  );
}
