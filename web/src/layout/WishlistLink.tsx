import { Link } from 'react-router-dom';
import { useWishlist } from '../features/wishlist/wishlistStore.ts';
import { SpriteIcon } from '../ui/tyre/Sprite.tsx';
import { CountBadge, countedName } from './CountBadge.tsx';

/** The link to the wish list, with the number of tyres on it. The server doesn't know the number and renders none. */
export function WishlistLink() {
  const count = useWishlist().length;
  return (
    <Link
      to="/wishlist"
      aria-label={countedName('Wish list', count)}
      className="relative flex min-h-11 items-center gap-3 px-2 hover:underline md:px-1"
    >
      <SpriteIcon name="heart" className="size-5.5" />
      <span className="max-xl:sr-only">Wish list</span> <CountBadge count={count} />
    </Link>
  );
}
