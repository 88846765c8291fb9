import { useState } from 'react';
import { failureText } from '../../apollo/failureText.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CardGrid } from '../../ui/base/CardGrid.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { AddAllButton } from './AddAllButton.tsx';
import { NoLongerSold } from './NoLongerSold.tsx';
import { WishedCard } from './WishedCard.tsx';
import { useWishlistPageQuery } from './WishedTyres.generated.ts';
import { WishlistSkeleton } from './WishlistSkeleton.tsx';

/** How many cards show at first, and how many more each press adds. */
const STEP = 24;

interface WishedTyresProps {
  /** The products' ids, in the cards' order. */
  ids: readonly number[];
  onRemove: (id: number, name: string) => void;
}

/** The wish list's tyres at current prices and stock, and how many are no longer sold. */
export function WishedTyres({ ids, onRemove }: WishedTyresProps) {
  const [most, setMost] = useState(STEP);
  const { data, previousData, error, loading, refetch } = useWishlistPageQuery({
    variables: { ids: [...ids] },
    fetchPolicy: 'cache-and-network',
    // Prices are refetched once. With one tyre fewer, the cache has them all.
    nextFetchPolicy: (): 'cache-first' => 'cache-first',
  });
  const known = (data ?? previousData)?.productsByIds;
  if (!known)
    return error ? (
      <LoadFailed what="your wish list" why={failureText(error)} onRetry={refetch}>
        <p>Your saved tyres are safe in this browser.</p>
      </LoadFailed>
    ) : (
      <WishlistSkeleton />
    );
  const products = known.filter(({ id }) => ids.includes(id));
  const more = products.length - most;
  // Only a complete answer proves that a tyre is gone.
  const missing = loading || error ? [] : ids.filter((id) => !products.some((product) => product.id === id));
  return (
    <>
      <NoLongerSold ids={missing} />
      {products.length > 0 && <AddAllButton products={products} />}
      <section aria-label="Wish list">
        <CardGrid>
          {products.slice(0, most).map((product) => (
            <WishedCard
              key={product.id}
              product={product}
              onRemove={() => onRemove(product.id, product.name)}
            />
          ))}
        </CardGrid>
      </section>
      {more > 0 && (
        <Button className="justify-self-center" onClick={() => setMost(most + STEP)}>
          Show {Math.min(STEP, more)} more
        </Button>
      )}
    </>
  );
}
