import { formatPrice } from '@treadline/schema/trade/money';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { DashboardQuery } from './Dashboard.generated.ts';

interface ShopTilesProps {
  /** Absent when they could not be counted: then zeros stand there. */
  stats: DashboardQuery['adminStats'] | undefined;
  isLoading: boolean;
}

/** The shop's figures over all time, each leading to its list. */
export function ShopTiles({ stats, isLoading }: ShopTilesProps) {
  const { products = 0, orders = 0, pendingOrders = 0, revenue = 0 } = stats ?? {};
  const tiles = [
    { label: 'Products', value: formatCount(products), to: '/admin/products' },
    { label: 'Orders', value: formatCount(orders), to: '/admin/orders' },
    { label: 'Pending orders', value: formatCount(pendingOrders), to: '/admin/orders' },
    { label: 'Revenue', value: formatPrice(revenue), to: '/admin/orders' },
  ];
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ label, value, to }) => (
        <li key={label}>
          <Link
            to={to}
            className="grid content-start gap-0.5 rounded-lg bg-tint p-4 no-underline hover:outline-2 hover:outline-ink"
          >
            <span className="text-sm text-ink-2">{label}</span>
            {isLoading ? (
              <Skeleton className="h-7 w-24" />
            ) : (
              <span className="text-xl font-[780]">{value}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
