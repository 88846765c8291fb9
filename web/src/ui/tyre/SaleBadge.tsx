/** Marks a product whose price was higher at some point in the last 90 days. */
export function SaleBadge({ className = '' }: { className?: string }) {
  return (
    <span className={`rounded-sm px-2 py-1 text-xs font-[750] asphalt text-signal-on-asphalt ${className}`}>
      SALE
    </span>
  );
}
