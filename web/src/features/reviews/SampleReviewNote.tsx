/** Says that a review, or an average of such, was made up for the demonstration: the law forbids passing it off as real. */
export function SampleReviewNote({ className = '' }: { className?: string }) {
  return <span className={`inline-block rounded-sm bg-tint px-2 py-0.5 text-xs text-ink-2 ${className}`}>Sample review for demonstration</span>;
}
