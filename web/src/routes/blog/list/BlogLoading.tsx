import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { Spinner } from '../../../ui/base/Spinner.tsx';

/** A placeholder for the list while its first articles load. */
export function BlogLoading() {
  return (
    <div className="wrap grid gap-6 pt-4 pb-16 md:pt-6">
      <p role="status" className="flex min-h-8 items-center gap-2 text-sm text-ink-2">
        <Spinner />
        Loading articles…
      </p>
      <Skeleton className="h-9 w-2/3 max-w-md" />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Skeleton className="h-32 lg:h-72" />
        <div className="grid gap-4 md:grid-cols-2 md:gap-5">
          <Skeleton className="h-104" />
          <Skeleton className="h-104" />
          <Skeleton className="h-104" />
          <Skeleton className="h-104" />
        </div>
      </div>
    </div>
  );
}
