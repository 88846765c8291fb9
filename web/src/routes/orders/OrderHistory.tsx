import { NetworkStatus } from '@apollo/client';
import { useSearchParams } from 'react-router-dom';
import { NoOrders } from '../../features/orders/list/NoOrders.tsx';
import { OrderCard } from '../../features/orders/list/OrderCard.tsx';
import { OrderCardSkeleton } from '../../features/orders/list/OrderCardSkeleton.tsx';
import { OrdersFailed } from '../../features/orders/list/OrdersFailed.tsx';
import { formatCount } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Pagination } from '../../ui/page/Pagination.tsx';
import { EarlierOrders } from './EarlierOrders.tsx';
import { useOrderHistoryQuery, type OrderHistoryQuery } from './OrderHistory.generated.ts';
import { pageNumber } from './pageNumber.ts';
import { UnpaidActions } from './UnpaidActions.tsx';

const PAGE_SIZE = 10;

function hrefFor(page: number): string {
  return page === 1 ? '/orders' : `/orders?page=${page}`;
}

/** One page of the signed-in customer's orders. */
export function OrderHistory() {
  const [params] = useSearchParams();
  const page = pageNumber(params.get('page'));
  const { data, error, networkStatus, refetch } = useOrderHistoryQuery({
    variables: { page, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.myOrders) return <Orders orders={data.myOrders} />;
  if (!error) return <OrderCardSkeleton count={3} />;
  // If the retry fails, this shows the error again.
  return (
    <OrdersFailed
      error={error}
      isRetrying={networkStatus === NetworkStatus.refetch}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

function Orders({ orders: { items, pageInfo } }: { orders: NonNullable<OrderHistoryQuery['myOrders']> }) {
  const { page, totalItems, totalPages } = pageInfo;
  if (totalItems === 0)
    return (
      <NoOrders>
        <EarlierOrders />
      </NoOrders>
    );
  if (items.length === 0) return <PageBeyond />;
  return (
    <>
      <p className="text-sm text-ink-2">
        {formatCount(totalItems)} {totalItems === 1 ? 'order' : 'orders'}
        {totalPages > 1 && `, page ${page} of ${totalPages}`}
      </p>
      <div className="grid gap-4">
        {items.map((order) => (
          <OrderCard key={order.id} order={order} unpaidActions={<UnpaidActions order={order} />} />
        ))}
      </div>
      <Pagination page={page} totalPages={totalPages} hrefFor={hrefFor} label="Pages of orders" />
    </>
  );
}

/** Shown for a page beyond the last one. */
function PageBeyond() {
  return (
    <EmptyState title="This page has no orders" action={<LinkButton to="/orders">Newest orders</LinkButton>}>
      You don’t have that many pages of orders.
    </EmptyState>
  );
}
