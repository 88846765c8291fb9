import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCartCount } from '../features/cart/store/cartStore.ts';
import { CountBadge, countedName } from './CountBadge.tsx';

/** The link to the cart, with the number of tyres in it. The server doesn't know the number and renders none. */
export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      to="/cart"
      aria-label={countedName('Cart', count)}
      className="relative flex min-h-11 items-center gap-3 px-2 hover:underline md:px-1"
    >
      <ShoppingCart className="size-5.5" />
      {/* The space makes the visible text "Cart 4", which the label starts with, as speech control requires. */}
      <span className="max-md:sr-only">Cart</span> <CountBadge count={count} />
    </Link>
  );
}
