import { Skeleton } from '../../../ui/base/Skeleton.tsx';

/** A placeholder for the product page while it loads. */
export function ProductSkeleton() {
  return (
    <div role="status" className="wrap grid appear-late gap-4 py-4">
      <span className="sr-only">Loading product…</span>
      <Skeleton className="h-5 w-64" />
      <div className="grid gap-8 md:grid-cols-2 lg:gap-12">
        <div className="grid content-start gap-3">
          <Skeleton className="aspect-5/4 w-full md:aspect-square" />
          <div className="flex gap-2">
            <Skeleton className="size-13 md:size-18" />
            <Skeleton className="size-13 md:size-18" />
            <Skeleton className="size-13 md:size-18" />
          </div>
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-20" />
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-10 w-40" />
          <Skeleton className="h-28" />
          <Skeleton className="h-13" />
          <Skeleton className="h-13" />
        </div>
      </div>
    </div>
  );
}
