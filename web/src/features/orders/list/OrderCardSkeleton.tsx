import { Skeleton } from '../../../ui/base/Skeleton.tsx';

/** The placeholder for orders while they load. */
export function OrderCardSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading your orders…</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className="h-52" />
      ))}
    </div>
  );
}
