import { LOW_STOCK_BELOW } from '@treadline/schema/trade/listing/stock-level';

interface StockBadgeProps {
  stock: number;
  /** Shows the number always, not only when stock is low. */
  showCount?: boolean;
}

/** A tyre's availability, in words and colour. */
export function StockBadge({ stock, showCount = false }: StockBadgeProps) {
  if (stock <= 0) return <Badge dot="bg-bad" text="text-bad" label="Out of Stock" />;
  if (stock < LOW_STOCK_BELOW)
    return <Badge dot="bg-warn" text="text-warn" label="Low Stock" detail={`${stock} left`} />;
  return (
    <Badge
      dot="bg-good"
      text="text-good"
      label="In Stock"
      detail={showCount ? `${stock} available` : undefined}
    />
  );
}

function Badge({ dot, text, label, detail }: { dot: string; text: string; label: string; detail?: string }) {
  return (
    <p className={`flex items-center gap-1.5 text-xs font-[650] ${text}`}>
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dot}`} />
      <span>
        {label}
        {detail && <span className="font-normal text-ink-2"> · {detail}</span>}
      </span>
    </p>
  );
}
