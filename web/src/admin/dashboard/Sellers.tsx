import { salesFigures } from '@treadline/schema/trade/listing/sales-figure';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/text/format.ts';
import { ColumnHead } from '../../ui/base/ColumnHead.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';

interface SellersProps {
  title: string;
  rows: readonly SellerRow[] | null | undefined;
  /** Shown instead of the table if it's empty. */
  empty: string;
}

interface SellerRow {
  productId: number;
  name: string;
  units: number;
  /** Undefined if the user may not read reports. */
  revenue?: number | null;
  available: number;
}

const FIGURE = 'px-2 py-2 text-right whitespace-nowrap';

/** Tyres with their units sold and stock left. */
export function Sellers({ title, rows, empty }: SellersProps) {
  const id = useId();
  const hasRevenue = rows?.some(({ revenue }) => typeof revenue === 'number') ?? false;
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-2 rounded-lg border border-line bg-card p-4"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {!rows && <Skeleton className="h-40" />}
      {rows?.length === 0 && <p className="text-sm text-ink-2">{empty}</p>}
      {rows && rows.length > 0 && (
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-ink-2">
              <ColumnHead className="py-1 text-left font-[650]">Tyre</ColumnHead>
              <ColumnHead className={`${FIGURE} py-1 font-[650]`}>{salesFigures.unitsSold.label}</ColumnHead>
              {hasRevenue && (
                <ColumnHead className={`${FIGURE} py-1 font-[650] max-sm:hidden`}>
                  {salesFigures.soldFor.label}
                </ColumnHead>
              )}
              <ColumnHead className={`${FIGURE} py-1 font-[650]`}>Left</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ productId, name, units, revenue, available }) => (
              <tr key={productId} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-2 text-left font-normal">
                  <Link to={`/admin/products/edit/${productId}`} className="hover:underline">
                    {name}
                  </Link>
                </th>
                <td className={FIGURE}>{formatCount(units)}</td>
                {hasRevenue && <td className={`${FIGURE} max-sm:hidden`}>{formatPrice(revenue ?? 0)}</td>}
                <td className={FIGURE}>{formatCount(available)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows && rows.length > 0 && (
        <p className="text-xs text-ink-2">
          {salesFigures.unitsSold.label}: {salesFigures.unitsSold.meaning}{' '}
          {hasRevenue && (
            <span className="max-sm:hidden">
              {salesFigures.soldFor.label}: {salesFigures.soldFor.meaning}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
