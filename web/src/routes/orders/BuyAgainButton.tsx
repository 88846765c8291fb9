import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { failureText } from '../../apollo/failureText.ts';
import { cartLineOf } from '../../features/cart/adding/cartLineOf.ts';
import { addToCart } from '../../features/cart/store/cartStore.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { addedText, boughtAgain } from './boughtAgain.ts';
import {
  useBuyAgainFragment,
  useAskProductsToBuyAgain,
  type BuyAgainFragment,
} from './BuyAgainButton.generated.ts';

const TOAST_SECONDS = 4;
const NOTICE = 'order-last basis-full';

interface BuyAgainButtonProps {
  order: FragmentType<BuyAgainFragment>;
  /** The order's name in a list of several orders; omitted on its own page. */
  inList?: string;
}

const FAILED_TEXT = 'We couldn’t look up these tyres. Please try again.';

/**
 * Adds an order's tyres to the cart at current prices and stock. Lists tyres that are no longer sold or whose price
 * has changed.
 */
export function BuyAgainButton({ order, inList }: BuyAgainButtonProps) {
  const { lines, expiredAt } = useBuyAgainFragment(order);
  const [told, setTold] = useState<{ notices: string[]; prices: string[] }>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const fetchProducts = useAskProductsToBuyAgain();

  async function buyAgain() {
    const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
    setAsking(true);
    setFailure(undefined);
    setTold(undefined);
    let data;
    try {
      data = await fetchProducts({ ids });
    } catch (error) {
      return setFailure(failureText(error, FAILED_TEXT));
    } finally {
      setAsking(false);
    }
    if (!data) return setFailure(FAILED_TEXT);
    const bought = boughtAgain(lines, data.productsByIds);
    for (const { product, quantity } of bought.added)
      addToCart(cartLineOf(product, quantity), product.stockQuantity);
    setTold(bought);
    if (bought.added.length > 0)
      toast(addedText(bought.added), { seconds: TOAST_SECONDS, action: { label: 'View Cart', to: '/cart' } });
  }

  return (
    <>
      <Button
        variant={expiredAt ? 'primary' : 'outlined'}
        busy={isAsking}
        aria-label={inList && `Buy order ${inList} again`}
        onClick={() => void buyAgain()}
      >
        Buy again
      </Button>
      {expiredAt && !inList && (
        <p className={`${NOTICE} text-sm text-ink-2`}>
          “Buy again” puts these tyres in your cart at today’s prices.
        </p>
      )}
      <div role="status" className="contents">
        {failure && (
          <Notice tone="bad" className={NOTICE}>
            <p>{failure}</p>
          </Notice>
        )}
        <Told tone="warn" title="Not everything could be added" sentences={told?.notices} />
        <Told tone="info" title="Prices have changed since this order" sentences={told?.prices} />
      </div>
    </>
  );
}

interface ToldProps {
  tone: 'warn' | 'info';
  title: string;
  sentences: readonly string[] | undefined;
}

function Told({ tone, title, sentences = [] }: ToldProps) {
  if (sentences.length === 0) return null;
  return (
    <Notice tone={tone} title={title} className={NOTICE}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
