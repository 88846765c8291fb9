import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/text/format.ts';
import { OrderMark } from '../frame/mark/OrderMark.tsx';
import { useLatestOrdersQuery } from './LatestOrders.generated.ts';

/** The latest orders, each linked to its screen; renders nothing without orders. */
export function LatestOrders() {
  const { data } = useLatestOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const orders = data?.orders?.items ?? [];
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="latest-orders" className="grid gap-2 rounded-lg border border-line bg-card p-4">
      <h2 id="latest-orders" className="text-lg">
        Latest orders
      </h2>
      <ul className="grid">
        {orders.map((order) => (
          <li key={order.id} className="border-b border-line last:border-b-0">
            <Link
              to={`/admin/orders/${order.id}`}
              className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm hover:bg-tint"
            >
              <span className="font-[650]">{order.number}</span>
              <span className="text-ink-2">{formatDateTime(order.createdAt)}</span>
              <span className="ml-auto flex items-center gap-x-4">
                <OrderMark order={order} />
                <span className="font-[650]">{formatPrice(order.total)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
