import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCartCount } from '../features/cart/cartStore.ts';

/** The way to the cart, with how many tyres are in it. The server does not know, and shows none. */
export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      to="/cart"
      aria-label={count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'tyre' : 'tyres'}`}
      className="relative flex min-h-11 items-center gap-3 px-1 hover:underline"
    >
      <ShoppingCart aria-hidden="true" className="size-5.5" />
      {/* With the space what is seen reads "Cart 4", which the label begins with, as speech control needs it. */}
      <span className="max-md:sr-only">Cart</span>{' '}
      {count > 0 && (
        <span className="absolute top-0.5 left-3.5 min-w-5 rounded-full bg-signal px-1 text-center text-xs leading-5 font-[750] text-on-signal">
          {count}
        </span>
      )}
    </Link>
  );
}
