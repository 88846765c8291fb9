import { formatPrice } from '@treadline/schema/trade/values/money';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { formatTyres } from '../../../lib/text/format.ts';
import { ShopTermsContext } from '../../../lib/text/shopTerms.ts';
import { FreeDeliveryProgress } from '../page/FreeDeliveryProgress.tsx';
import { useCart } from '../store/cartStore.ts';

const LINK =
  'flex min-h-9 items-center justify-self-start font-[650] text-signal-on-asphalt underline underline-offset-4';

interface CartGlanceProps {
  /** Called when the shopper goes to the checkout or the cart. */
  onLeave: () => void;
}

/**
 * The cart in brief, shown after adding to it: the number of tyres, the subtotal, and the amount missing for free
 * delivery.
 */
export function CartGlance({ onLeave }: CartGlanceProps) {
  const terms = useContext(ShopTermsContext);
  const lines = useCart();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (count === 0) return null;
  return (
    <div className="mr-3 grid gap-2 border-t border-on-asphalt/20 py-2.5">
      <p className="flex items-center justify-between gap-4">
        <span>
          {formatTyres(count)} in your cart: {formatPrice(subtotal)}
        </span>
        <Link to="/checkout" onClick={onLeave} className={LINK}>
          Checkout
        </Link>
      </p>
      <Link to="/cart#fitted" onClick={onLeave} className={LINK}>
        Get them fitted
      </Link>
      {terms && (
        <FreeDeliveryProgress subtotal={subtotal} missing={Math.max(0, terms.freeDeliveryFrom - subtotal)} />
      )}
    </div>
  );
}
