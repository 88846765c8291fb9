import type { AddToCartFragment } from '../../features/cart/adding/AddToCartButton.generated.ts';
import { cartLineOf } from '../../features/cart/adding/cartLineOf.ts';
import { addToCart } from '../../features/cart/store/cartStore.ts';
import { formatTyres } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { toast } from '../../ui/overlay/toast.ts';

const TOAST_SECONDS = 4;

/** The number of tyres on the list, with a button that adds one of each in stock to the cart. */
export function AddAllButton({ products }: { products: readonly AddToCartFragment[] }) {
  const inStock = products.filter(({ stockQuantity }) => stockQuantity > 0);

  function addAll() {
    for (const product of inStock) addToCart(cartLineOf(product, 1));
    toast(`${formatTyres(inStock.length)} added to cart`, {
      seconds: TOAST_SECONDS,
      action: { label: 'View Cart', to: '/cart' },
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-sm text-ink-2">
        {formatTyres(products.length)}, {inStock.length === products.length ? 'all' : inStock.length} in stock
      </p>
      <Button onClick={addAll} disabledReason={inStock.length > 0 ? undefined : 'None of these are in stock'}>
        Add all in stock to cart
      </Button>
    </div>
  );
}
