import { Skeleton } from '../../ui/base/Skeleton.tsx';

/** A placeholder for an order while it loads. */
export function OrderSkeleton() {
  return (
    <div role="status" className="wrap grid gap-6 py-8">
      <span className="sr-only">Loading your order…</span>
      <noscript>Please turn on JavaScript to see your order. You can also call us.</noscript>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-16" />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-56" />
      </div>
    </div>
  );
}
