import { NetworkStatus } from '@apollo/client';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { OrderFailed } from '../orders/OrderFailed.tsx';
import { OrderSkeleton } from '../orders/OrderSkeleton.tsx';
import { useOwnReturnQuery } from './OwnReturn.generated.ts';
import { ReturnDetails } from './ReturnDetails.tsx';

interface OwnReturnProps {
  orderId: string;
  returnId: string;
}

/** A return of the signed-in customer, or of a guest who holds the order's key. Browser only. */
export function OwnReturn({ orderId, returnId }: OwnReturnProps) {
  const { data, error, networkStatus, refetch } = useOwnReturnQuery({
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data?.order)
    return (
      <OrderFailed
        isRetrying={networkStatus === NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <OrderSkeleton />;
  const ret = data.order?.returns.find(({ id }) => id === returnId);
  if (!data.order || !ret)
    return networkStatus === NetworkStatus.loading ? <OrderSkeleton /> : <ReturnNotFound />;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-5 md:py-8">
      <Breadcrumbs
        items={[{ label: `Order ${data.order.shortId}`, to: orderPath(orderId) }, { label: 'Return' }]}
      />
      <ReturnDetails key={ret.id} orderId={orderId} ret={ret} />
    </div>
  );
}

/** Does not reveal whether another customer has it. */
export function ReturnNotFound() {
  return (
    <MessagePage title="Return not found">
      <p>This return doesn’t exist, or it isn’t yours to see.</p>
      <LinkButton to="/orders" variant="primary" className="justify-self-start">
        Back to orders
      </LinkButton>
    </MessagePage>
  );
}
