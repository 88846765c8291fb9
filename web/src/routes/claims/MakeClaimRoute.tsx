import { NetworkStatus } from '@apollo/client';
import { useParams } from 'react-router-dom';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { OrderFailed } from '../orders/OrderFailed.tsx';
import { OrderNotFound } from '../orders/OrderNotFound.tsx';
import { OrderSkeleton } from '../orders/OrderSkeleton.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { useNewClaimQuery } from './MakeClaim.generated.ts';

/** /orders/:orderId/claim: a price match, road damage or a fault. */
export function MakeClaimRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '' } = useParams();
  return (
    <>
      <PageHead title="Make a claim" robots="noindex,follow" />
      <OrderDoor>
        <MakeClaim orderId={orderId} />
      </OrderDoor>
    </>
  );
}

function MakeClaim({ orderId }: { orderId: string }) {
  const { data, error, networkStatus, refetch } = useNewClaimQuery({
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
  const { order } = data;
  if (!order) return <OrderNotFound />;
  return (
    <div className="wrap grid gap-6 py-5 md:py-8">
      <Breadcrumbs
        items={[{ label: `Order ${order.shortId}`, to: orderPath(order.id) }, { label: 'Claim' }]}
      />
      <h1 className="text-2xl">Make a claim</h1>
      <ClaimForm order={order} />
    </div>
  );
}
