import { NetworkStatus } from '@apollo/client';
import { useSession } from '../../features/accounts/sessionStore.ts';
import { PayNow } from '../../features/checkout/PayNow.tsx';
import { CancelOrder } from '../../features/orders/CancelOrder.tsx';
import { invoicePath } from '../../features/orders/orderPaths.ts';
import { reviewPath } from '../../features/reviews/reviewPaths.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { BuyAgainButton } from './BuyAgainButton.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { useOwnOrderQuery } from './OwnOrder.generated.ts';

const CUSTOMERS_WAY = [
  { label: 'Account', to: '/account' },
  { label: 'Orders', to: '/orders' },
];

/** An order of the signed-in customer, or of a guest who holds its key, with its actions. Browser only. */
export function OwnOrder({ id }: { id: string }) {
  const isCustomer = useSession() !== null;
  const { data, error, networkStatus, refetch } = useOwnOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // Shows the error again if the retry fails.
  if (error && !data?.order)
    return (
      <OrderFailed
        isRetrying={networkStatus === NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <OrderSkeleton />;
  const { order, shopSettings } = data;
  if (!order) return <OrderNotFound />;
  return (
    <div className="wrap grid gap-6 py-5 md:py-8">
      <Breadcrumbs
        items={[
          ...(isCustomer ? CUSTOMERS_WAY : [{ label: 'Find your order', to: '/find-order' }]),
          { label: order.shortId },
        ]}
      />
      <OrderDetails
        order={order}
        delivery={shopSettings.delivery}
        {...(isCustomer && { reviewPath: (lineId: string) => reviewPath(order.id, lineId) })}
        actions={
          <>
            <PayNow order={order} />
            <BuyAgainButton order={order} />
            {order.invoiceNumber && <LinkButton to={invoicePath(order.id)}>Invoice</LinkButton>}
            <CancelOrder order={order} />
          </>
        }
      />
    </div>
  );
}
