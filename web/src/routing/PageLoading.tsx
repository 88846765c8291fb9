import { Skeleton } from '../ui/base/Skeleton.tsx';

/** A placeholder while a page's code or data loads. It appears only after a noticeable delay. */
export function PageLoading() {
  return (
    <div className="wrap grid appear-late gap-6 py-8" role="status">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-9 w-2/3 max-w-md" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
        <Skeleton className="h-72 max-sm:hidden" />
        <Skeleton className="h-72 max-sm:hidden" />
      </div>
    </div>
  );
}
