import type { FragmentType } from '@apollo/client';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/base/Button.tsx';
import type { ButtonLook } from '../../../ui/base/buttonStyle.ts';
import { buyAtOnce } from '../store/cartStore.ts';
import { useAddToCartFragment, type AddToCartFragment } from './AddToCartButton.generated.ts';
import { cartLineOf } from './cartLineOf.ts';

interface BuyNowButtonProps extends ButtonLook {
  product: FragmentType<AddToCartFragment>;
  quantity: number;
  /** Whether the road hazard plan is added too. */
  isPlanned: boolean;
}

/** Sets this quantity of the product in the cart and goes straight to the checkout. */
export function BuyNowButton({ product, quantity, isPlanned, ...look }: BuyNowButtonProps) {
  const facts = useAddToCartFragment(product);
  const navigate = useNavigate();

  function buy() {
    buyAtOnce(cartLineOf(facts, quantity, isPlanned));
    void navigate('/checkout');
  }

  return (
    <Button {...look} onClick={buy} disabledReason={facts.stockQuantity > 0 ? undefined : 'Out of stock'}>
      Buy Now
    </Button>
  );
}
