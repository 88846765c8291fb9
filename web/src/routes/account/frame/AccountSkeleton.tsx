import { Skeleton } from '../../../ui/base/Skeleton.tsx';

/** A placeholder for the account while it loads. */
export function AccountSkeleton() {
  return (
    <div role="status" className="wrap grid gap-6 py-6 md:py-10">
      <span className="sr-only">Loading your account…</span>
      <noscript>Please turn on JavaScript to see your account. You can also call us about an order.</noscript>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-40" />
      <Skeleton className="h-72" />
      <Skeleton className="h-56" />
    </div>
  );
}
