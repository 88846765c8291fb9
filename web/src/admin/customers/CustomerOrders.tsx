import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/text/format.ts';
import { OrderMark } from '../frame/mark/OrderMark.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import type { CustomerPartsFragment } from './Customer.generated.ts';

interface CustomerOrdersProps {
  email: string;
  orders: CustomerPartsFragment['recentOrders'];
}

export function CustomerOrders({ email, orders }: CustomerOrdersProps) {
  if (!orders?.length)
    return (
      <Panel title="Orders">
        <p className="text-sm text-ink-2">None yet.</p>
      </Panel>
    );
  return (
    <Panel
      title="Orders"
      action={
        <Link
          to={`/admin/orders?q=${encodeURIComponent(email)}`}
          className="min-h-9 content-center text-sm underline underline-offset-4"
        >
          All orders
        </Link>
      }
    >
      <ul className="-mb-2 divide-y divide-line text-sm">
        {orders.map((order) => (
          <li key={order.id} className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link
              to={`/admin/orders/${order.id}`}
              className="font-[650] after:absolute after:inset-0 hover:underline"
            >
              {order.number}
            </Link>
            <span className="text-ink-2">{formatDate(order.createdAt)}</span>
            <OrderMark order={order} />
            <span className="ml-auto font-[650]">{formatPrice(order.total)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
