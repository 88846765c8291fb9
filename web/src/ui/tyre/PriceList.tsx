import { formatPrice } from '@treadline/schema/trade/values/money';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface PriceListProps {
  title: string;
  rows: readonly {
    id: number;
    name: string;
    to: string;
    /** In pence. */
    price: number;
    note?: string;
  }[];
  /** Shown below the list. */
  children?: ReactNode;
}

/** A short list of tyres stored in the browser, with the prices they had then. */
export function PriceList({ title, rows, children }: PriceListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid content-start gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card px-4">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0">
              <Link
                to={row.to}
                className="inline-flex min-h-9 items-center font-[650] wrap-anywhere hover:underline"
              >
                {row.name}
              </Link>
              {row.note && <p className="text-sm text-ink-2">{row.note}</p>}
            </div>
            <p className="font-[650] whitespace-nowrap">{formatPrice(row.price)}</p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
