import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { cartLineOf } from '../../features/cart/cartLineOf.ts';
import { addToCart } from '../../features/cart/cartStore.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.ts';
import { addedText, boughtAgain } from './boughtAgain.ts';
import {
  useBuyAgainFragment,
  useAskProductsToBuyAgain,
  type BuyAgainFragment,
} from './BuyAgainButton.generated.ts';

const TOAST_SECONDS = 4;

/** Adds an order's tyres to the cart at current prices and stock, and names those that are no longer sold. */
export function BuyAgainButton({ order }: { order: FragmentType<BuyAgainFragment> }) {
  const { lines } = useBuyAgainFragment(order);
  const [notices, setNotices] = useState<string[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const fetchProducts = useAskProductsToBuyAgain();

  async function buyAgain() {
    const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
    setAsking(true);
    const data = await fetchProducts({ ids }).catch(() => undefined);
    setAsking(false);
    setFailed(!data);
    if (!data) return setNotices([]);
    const bought = boughtAgain(lines, data.productsByIds);
    for (const { product, quantity } of bought.added)
      addToCart(cartLineOf(product, quantity), product.stockQuantity);
    setNotices(bought.notices);
    if (bought.added.length > 0)
      toast(addedText(bought.added), { seconds: TOAST_SECONDS, action: { label: 'View Cart', to: '/cart' } });
  }

  return (
    <>
      <Button busy={isAsking} onClick={() => void buyAgain()}>
        Buy again
      </Button>
      <div role="status" className="contents">
        {hasFailed && (
          <Notice tone="bad" className="order-last basis-full">
            <p>We couldn’t look up these tyres. Please try again.</p>
          </Notice>
        )}
        {notices.length > 0 && (
          <Notice tone="warn" title="Not everything could be added" className="order-last basis-full">
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </Notice>
        )}
      </div>
    </>
  );
}
