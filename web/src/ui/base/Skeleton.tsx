/** A placeholder for loading content. Give it the content's size. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-md bg-tint ${className}`} />;
}
