import { Skeleton } from '../../ui/base/Skeleton.tsx';

/** A placeholder until the list and its tyres are loaded. */
export function WishlistSkeleton() {
  return (
    <div role="status" className="grid gap-2.5 md:grid-cols-4 md:gap-4">
      <span className="sr-only">Loading your wish list…</span>
      <noscript className="col-span-full">Please turn on JavaScript to see your wish list.</noscript>
      <Skeleton className="h-88 md:h-104" />
      <Skeleton className="h-88 md:h-104" />
      <Skeleton className="h-104 max-md:hidden" />
      <Skeleton className="h-104 max-md:hidden" />
    </div>
  );
}
