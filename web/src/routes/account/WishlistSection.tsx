import { useRef, useState } from 'react';
import { removeWish, useWishlist } from '../../features/wishlist/wishlistStore.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AccountSection } from './AccountSection.tsx';
import { WishedTyre } from './WishedTyre.tsx';
import { useWishedTyresQuery } from './WishlistSection.generated.ts';

/** So many at first, and so many more at each press. */
const STEP = 5;

/** The tyres marked with the heart, the latest first. */
export function WishlistSection() {
  const ids = useWishlist().toReversed();
  return (
    <AccountSection id="wishlist" intro="Tyres you marked with the heart, on every device where you sign in.">
      {ids.length === 0 ? <NothingWished /> : <WishedTyres ids={ids} />}
    </AccountSection>
  );
}

function NothingWished() {
  return (
    <div className="grid content-start justify-items-start gap-3">
      <p>Nothing here yet. Mark a tyre with its heart to find it again here.</p>
      <LinkButton to="/shop">Browse tyres</LinkButton>
    </div>
  );
}

function WishedTyres({ ids }: { ids: readonly number[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(STEP);
  const shownIds = ids.slice(0, most);
  const { data, previousData, error, loading, refetch } = useWishedTyresQuery({
    variables: { ids: shownIds },
    fetchPolicy: 'cache-and-network',
  });
  const products = (data ?? previousData)?.productsByIds.filter(({ id }) => shownIds.includes(id));
  const more = Math.min(STEP, ids.length - most);

  function remove(id: number) {
    removeWish(id);
    // The button that had the focus goes with its row.
    list.current?.focus({ preventScroll: true });
  }

  if (!products)
    return error ? (
      <WishlistFailed isRetrying={loading} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <WishlistLoading />
    );
  return (
    <div ref={list} tabIndex={-1} className="grid content-start gap-4 outline-none">
      <ul aria-label="Wish list" className="divide-y divide-line">
        {products.map((product) => (
          <WishedTyre key={product.id} product={product} onRemove={() => remove(product.id)} />
        ))}
      </ul>
      {more > 0 && (
        <Button className="justify-self-start" busy={loading} onClick={() => setMost(most + STEP)}>
          Show {more} more
        </Button>
      )}
    </div>
  );
}

function WishlistLoading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading your wish list…</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

function WishlistFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <Notice tone="bad" title="We could not load your wish list">
      <Button busy={isRetrying} onClick={onRetry} className="mt-2 justify-self-start">
        Try again
      </Button>
    </Notice>
  );
}
