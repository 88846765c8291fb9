import { Skeleton } from '../../../ui/base/Skeleton.tsx';

/** A placeholder while a screen's code loads. It appears only after a noticeable delay. */
export function ScreenLoading() {
  return (
    <div className="grid appear-late gap-4 p-4 md:p-6" role="status">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-11" />
      <Skeleton className="h-96" />
    </div>
  );
}
