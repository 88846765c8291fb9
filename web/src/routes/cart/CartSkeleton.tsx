import { Skeleton } from '../../ui/base/Skeleton.tsx';

/** A placeholder until the browser has loaded the cart from storage. */
export function CartSkeleton() {
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[1fr_22rem]">
      <span className="sr-only">Loading your cart…</span>
      <noscript className="lg:col-span-2">
        Please turn on JavaScript to see your cart. You can also order by phone.
      </noscript>
      <div className="grid content-start gap-4">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
