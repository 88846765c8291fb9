import { NetworkStatus } from '@apollo/client';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OrderFailed } from '../orders/OrderFailed.tsx';
import { OrderSkeleton } from '../orders/OrderSkeleton.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { TyreNotBought } from './TyreNotBought.tsx';
import { useWriteReviewQuery } from './WriteReview.generated.ts';

/** The review of an order line of the signed-in customer. Browser only. */
export function WriteReview({ orderId, lineId }: { orderId: string; lineId: string }) {
  const { data, error, networkStatus, refetch } = useWriteReviewQuery({
    variables: { orderId },
    fetchPolicy: 'network-only',
  });
  if (error)
    return (
      <OrderFailed
        isRetrying={networkStatus === NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <OrderSkeleton />;
  const line = data.order?.lines.find(({ id }) => id === lineId);
  if (!data.order || !line) return <TyreNotBought />;
  return (
    <div className="wrap grid gap-6 py-5 md:py-8">
      <Breadcrumbs
        items={[
          { label: 'Account', to: '/account' },
          { label: 'Orders', to: '/orders' },
          { label: data.order.shortId, to: orderPath(data.order.id) },
          { label: 'Review' },
        ]}
      />
      <ReviewStep
        key={line.id}
        line={line}
        onward={<LinkButton to={orderPath(data.order.id)}>Back to the order</LinkButton>}
      />
    </div>
  );
}
