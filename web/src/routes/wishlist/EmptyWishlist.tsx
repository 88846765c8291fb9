import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { SpriteIcon } from '../../ui/tyre/Sprite.tsx';

/** Explains the wish list, and where to find tyres. */
export function EmptyWishlist() {
  return (
    <EmptyState
      title="Your wish list is empty."
      icon={<SpriteIcon name="heart" className="size-8" />}
      action={
        <>
          <LinkButton to="/shop" variant="primary">
            Browse tyres
          </LinkButton>
          <LinkButton to="/">Find tyres by registration or size</LinkButton>
        </>
      }
    >
      Tap or click the heart on a tyre to save it here, with its latest price and stock.
    </EmptyState>
  );
}
