import { Skeleton } from '../../ui/Skeleton.tsx';

/** Holds the place of an order on its way. */
export function OrderSkeleton() {
  return (
    <div role="status" className="wrap grid gap-6 py-8">
      <span className="sr-only">Loading your order…</span>
      <noscript>An order is shown to its owner alone, which needs JavaScript. You can also call us.</noscript>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-16" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-56" />
      </div>
    </div>
  );
}
