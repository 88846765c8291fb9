import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { NoOrders } from '../../../features/orders/list/NoOrders.tsx';
import { OrderCard } from '../../../features/orders/list/OrderCard.tsx';
import { OrderCardSkeleton } from '../../../features/orders/list/OrderCardSkeleton.tsx';
import { OrdersFailed } from '../../../features/orders/list/OrdersFailed.tsx';
import { Section } from '../../../ui/base/Section.tsx';
import { UnpaidActions } from '../../orders/UnpaidActions.tsx';
import { useRecentOrdersQuery } from './RecentOrders.generated.ts';

const MOST_SHOWN = 5;

/**
 * The signed-in customer's last five orders, and a link to all of them. Browser only.
 * @param earlier a note about orders placed before the account existed.
 */
export function RecentOrders({ earlier }: { earlier: ReactNode }) {
  return (
    <Section title="Your last orders" link={{ to: '/orders', label: 'All orders' }}>
      <Orders earlier={earlier} />
    </Section>
  );
}

function Orders({ earlier }: { earlier: ReactNode }) {
  const { data, error, networkStatus, refetch } = useRecentOrdersQuery({
    variables: { limit: MOST_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const items = data?.myOrders?.items;
  if (items?.length === 0) return <NoOrders>{earlier}</NoOrders>;
  if (items) {
    return (
      <div className="grid gap-4">
        {items.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            headingLevel={3}
            unpaidActions={<UnpaidActions order={order} />}
          />
        ))}
      </div>
    );
  }
  if (!error) return <OrderCardSkeleton count={2} />;
  // A second failure is shown again.
  return (
    <OrdersFailed
      error={error}
      isRetrying={networkStatus === NetworkStatus.refetch}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
