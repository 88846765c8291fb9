import { Skeleton } from '../../ui/Skeleton.tsx';

/** Holds the place of the account while it is asked for. */
export function AccountSkeleton() {
  return (
    <div role="status" className="wrap grid gap-6 py-6 md:py-10">
      <span className="sr-only">Loading your account…</span>
      <noscript>Your account needs JavaScript. You can also call us about an order.</noscript>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-40" />
      <Skeleton className="h-72" />
      <Skeleton className="h-56" />
    </div>
  );
}
