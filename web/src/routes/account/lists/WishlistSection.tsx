import { useRef, useState } from 'react';
import { failureText } from '../../../apollo/failureText.ts';
import { removeWish, useWishlist } from '../../../features/wishlist/wishlistStore.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { TextLink } from '../../parts/TextLink.tsx';
import { AccountSection } from '../frame/AccountSection.tsx';
import { WishedTyre } from './WishedTyre.tsx';
import { useWishedTyresQuery } from './WishlistSection.generated.ts';

/** How many tyres show at first, and how many more each press adds. */
const STEP = 5;

/** The tyres on the wish list, latest first. */
export function WishlistSection() {
  const ids = useWishlist().toReversed();
  return (
    <AccountSection
      id="wishlist"
      intro="The tyres you’ve saved, on every device you sign in on."
      action={<TextLink to="/wishlist">Open your wish list</TextLink>}
    >
      {ids.length === 0 ? <NothingWished /> : <WishedTyres ids={ids} />}
    </AccountSection>
  );
}

function NothingWished() {
  return (
    <div className="grid content-start justify-items-start gap-3">
      <p>Nothing saved yet. Tap or click the heart on a tyre to save it here.</p>
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
    // The focused button disappears with its row.
    list.current?.focus({ preventScroll: true });
  }

  if (!products)
    return error ? (
      <LoadFailed what="your wish list" why={failureText(error)} onRetry={refetch} />
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
