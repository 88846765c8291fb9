import { toast } from '../../ui/overlay/toast.ts';
import { comparePath, MOST_COMPARED } from './comparePath.ts';
import { toggleCompared, useCompared } from './compareStore.ts';

interface CompareToggleProps {
  productId: number;
  /** The product's name, for screen readers, because a page has many of these boxes. */
  productName: string;
}

/** The checkbox that adds a tyre to the comparison. */
export function CompareToggle({ productId, productName }: CompareToggleProps) {
  const ids = useCompared();

  function toggle() {
    if (toggleCompared(productId) === 'full')
      toast(`You can compare ${MOST_COMPARED} tyres. Remove one to add another.`, {
        action: { label: 'Compare', to: comparePath(ids) },
      });
  }

  return (
    <label className="flex min-h-11 w-fit items-center gap-2 pr-2 text-sm">
      <input
        type="checkbox"
        aria-label={`Compare ${productName}`}
        checked={ids.includes(productId)}
        onChange={toggle}
        className="size-5 accent-ink"
      />
      Compare
    </label>
  );
}
