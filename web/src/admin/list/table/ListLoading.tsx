import { Skeleton } from '../../../ui/base/Skeleton.tsx';

const ROWS = 8;

/** A skeleton as tall as the rows that are loading. */
export function ListLoading({ name }: { name: string }) {
  return (
    <div role="status" className="grid gap-1.5">
      <span className="sr-only">Loading the {name}…</span>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} className="h-13" />
      ))}
    </div>
  );
}
