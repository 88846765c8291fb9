import { Skeleton } from '../../ui/base/Skeleton.tsx';

/** A placeholder for the receipt while the payment is looked up. */
export function PaymentSkeleton() {
  return (
    <div role="status" className="wrap grid max-w-3xl gap-6 py-10">
      <p className="text-ink-2">Looking up your payment…</p>
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-72" />
    </div>
  );
}
