/** Holds the place of what is on its way; give it the size of what comes. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-md bg-tint ${className}`} />;
}
