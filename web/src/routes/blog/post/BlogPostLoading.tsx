import { Skeleton } from '../../../ui/base/Skeleton.tsx';

/** A placeholder for an article while it loads. */
export function BlogPostLoading() {
  return (
    <div role="status" className="wrap grid appear-late gap-6 py-6">
      <span className="sr-only">Loading article…</span>
      <Skeleton className="h-5 w-64" />
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-4">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-20" />
          <Skeleton className="h-14" />
        </div>
        <Skeleton className="aspect-2/1 md:aspect-square" />
      </div>
      <Skeleton className="h-96 max-w-[70ch]" />
    </div>
  );
}
