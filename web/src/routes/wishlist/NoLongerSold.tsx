import { removeWish } from '../../features/wishlist/wishlistStore.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';

/** Says how many tyres on the list are no longer sold, and offers to remove them. Renders nothing without any. */
export function NoLongerSold({ ids }: { ids: readonly number[] }) {
  if (ids.length === 0) return null;
  const isOne = ids.length === 1;
  return (
    <Notice
      tone="warn"
      title={
        isOne
          ? 'One tyre on your list is no longer sold'
          : `${ids.length} tyres on your list are no longer sold`
      }
    >
      <Button className="mt-2 justify-self-start" onClick={() => ids.forEach(removeWish)}>
        Remove {isOne ? 'it' : 'them'} from the list
      </Button>
    </Notice>
  );
}
