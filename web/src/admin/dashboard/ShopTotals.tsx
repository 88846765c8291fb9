import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCount } from '../../lib/text/format.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import type { DashboardQuery } from './Dashboard.generated.ts';

interface ShopTotalsProps {
  /** Undefined if they couldn't be loaded; shown as zeros. */
  stats: DashboardQuery['adminStats'] | undefined;
  isLoading: boolean;
}

/** Totals since the shop opened, each linked to its list. Only readers of reports see the revenue. */
export function ShopTotals({ stats, isLoading }: ShopTotalsProps) {
  const can = useCan();
  const { products = 0, orders = 0, pendingOrders = 0, revenue } = stats ?? {};
  const totals = [
    { label: 'Products', value: formatCount(products), to: '/admin/products' },
    { label: 'Orders', value: formatCount(orders), to: '/admin/orders' },
    { label: 'Pending orders', value: formatCount(pendingOrders), to: '/admin/orders' },
    ...(can('READ_FIGURES')
      ? [{ label: 'Revenue', value: formatPrice(revenue ?? 0), to: '/admin/reports/sales' }]
      : []),
  ];
  return (
    <section aria-label="Since the shop opened" className="flex flex-wrap items-center gap-x-5 text-sm">
      <p className="text-ink-2">Since the shop opened</p>
      <ul className="contents">
        {totals.map(({ label, value, to }) => (
          <li key={label}>
            <Link to={to} className="flex min-h-9 items-center gap-1.5 hover:underline">
              {label} {isLoading ? <Skeleton className="h-4 w-14" /> : <b className="font-[700]">{value}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
