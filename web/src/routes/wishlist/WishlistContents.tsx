import { useRef, useState } from 'react';
import { removeWish, restoreWish, useWishlist } from '../../features/wishlist/wishlistStore.ts';
import { RemovedNotice } from '../parts/RemovedNotice.tsx';
import { EmptyWishlist } from './EmptyWishlist.tsx';
import { WishedTyres } from './WishedTyres.tsx';

/** A removed tyre, so that the shopper can undo the removal. */
interface Removal {
  name: string;
  id: number;
  index: number;
}

/** The wish list, latest tyre first, or what to do if it's empty. */
export function WishlistContents() {
  const ids = useWishlist().toReversed();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const top = useRef<HTMLDivElement>(null);

  function remove(id: number, name: string) {
    setRemoval({ id, name, index: removeWish(id) });
    // The focused button disappears with its card.
    top.current?.focus({ preventScroll: true });
  }

  function undo({ id, index }: Removal) {
    restoreWish(id, index);
    setRemoval(null);
    top.current?.focus({ preventScroll: true });
  }

  return (
    <div ref={top} tabIndex={-1} className="grid gap-6 outline-none">
      {removal && <RemovedNotice what={removal.name} from="your wish list" onUndo={() => undo(removal)} />}
      {ids.length === 0 ? <EmptyWishlist /> : <WishedTyres ids={ids} onRemove={remove} />}
    </div>
  );
}
