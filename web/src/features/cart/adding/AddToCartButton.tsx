import type { FragmentType } from '@apollo/client';
import { Button } from '../../../ui/base/Button.tsx';
import type { ButtonLook } from '../../../ui/base/buttonStyle.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import { SpriteIcon } from '../../../ui/tyre/Sprite.tsx';
import { addToCart, useCartQuantity } from '../store/cartStore.ts';
import { useAddToCartFragment, type AddToCartFragment } from './AddToCartButton.generated.ts';
import { CartGlance } from './CartGlance.tsx';
import { cartLineOf } from './cartLineOf.ts';
import { shortenedSentence } from './shortenedSentence.ts';

interface AddToCartButtonProps extends ButtonLook {
  product: FragmentType<AddToCartFragment>;
  quantity?: number;
  /** Whether the road hazard plan is added too. */
  isPlanned?: boolean;
  /** Replaces "Add to Cart". */
  label?: string;
  /** How long the toast stays: 3 seconds, 4 for a related product. */
  toastSeconds?: number;
}

/** Adds the product to the cart, confirms it, and shows how many are in it. Disabled when out of stock. */
export function AddToCartButton({
  product,
  quantity = 1,
  isPlanned = false,
  label = 'Add to Cart',
  toastSeconds = 3,
  variant = 'primary',
  ...look
}: AddToCartButtonProps) {
  const facts = useAddToCartFragment(product);
  const inCart = useCartQuantity(facts.id);

  function add() {
    const added = addToCart(cartLineOf(facts, quantity, isPlanned), facts.stockQuantity);
    const { name } = facts;
    toast(added.isShortened ? shortenedSentence(name, added.quantity) : `${name} added to cart`, {
      seconds: toastSeconds,
      action: { label: 'View Cart', to: '/cart' },
      details: (dismiss) => <CartGlance onLeave={dismiss} />,
    });
  }

  return (
    <Button
      {...look}
      variant={variant}
      // Ignore the second press of a double click.
      onClick={({ detail }) => detail <= 1 && add()}
      disabledReason={facts.stockQuantity > 0 ? undefined : 'Out of stock'}
    >
      <SpriteIcon name="cart" className="size-4.5 max-sm:hidden" />
      {`${label} `}
      {inCart > 0 && (
        <span className="rounded-full bg-ink px-1.5 text-xs leading-5 text-paper tabular-nums">
          {inCart}
          <span className="sr-only"> in your cart</span>
        </span>
      )}
    </Button>
  );
}
