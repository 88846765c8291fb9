import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { formatCount, formatDate } from '../../lib/text/format.ts';

interface CustomerFiguresProps {
  /** Purchase totals; null until loaded. */
  figures: { orderCount: number; spent: number; lastOrderAt: string | null } | null;
  since: string;
}

/** A customer's purchases in figures, with or without an account. */
export function CustomerFigures({ figures, since }: CustomerFiguresProps) {
  const { orders, revenue } = salesFigures;
  const rows = [
    { label: orders.label, value: formatCount(figures?.orderCount ?? 0), meaning: orders.meaning },
    { label: 'Spent', value: formatPrice(figures?.spent ?? 0), meaning: revenue.meaning },
    { label: 'Last order', value: figures?.lastOrderAt ? formatDate(figures.lastOrderAt) : 'None yet' },
    { label: 'Customer since', value: formatDate(since) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {rows.map(({ label, value, meaning }) => (
        <div key={label} className="grid content-start gap-0.5 bg-card px-4 py-3">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="font-[700]">{value}</dd>
          {meaning && <dd className="text-xs text-ink-2">{meaning}</dd>}
        </div>
      ))}
    </dl>
  );
}
