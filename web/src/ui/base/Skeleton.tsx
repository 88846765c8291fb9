/** A placeholder for loading content; give it the size of that content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-md bg-tint ${className}`} />;
}
