/**
 * Says that a review, or a set of them, was invented for the demonstration: the law forbids passing it off as real.
 */
export function SampleReviewNote({ count = 1, className = '' }: { count?: number; className?: string }) {
  return (
    <span className={`inline-block rounded-sm bg-tint px-2 py-0.5 text-xs text-ink-2 ${className}`}>
      {count === 1 ? 'Sample review for demonstration' : 'Sample reviews for demonstration'}
    </span>
  );
}
