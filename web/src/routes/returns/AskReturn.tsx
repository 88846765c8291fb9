import { NetworkStatus } from '@apollo/client';
import { Link } from 'react-router-dom';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { OrderFailed } from '../orders/OrderFailed.tsx';
import { OrderNotFound } from '../orders/OrderNotFound.tsx';
import { OrderSkeleton } from '../orders/OrderSkeleton.tsx';
import { useAskReturnQuery } from './AskReturn.generated.ts';
import { ReturnForm } from './ReturnForm.tsx';

/** The form for the return of an order of the signed-in customer, or of a guest who holds its key. Browser only. */
export function AskReturn({ orderId }: { orderId: string }) {
  const { data, error, networkStatus, refetch } = useAskReturnQuery({
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
    <div className="wrap grid grid-cols-[minmax(0,42rem)] gap-6 py-5 md:py-8">
      <Breadcrumbs
        items={[{ label: `Order ${order.shortId}`, to: orderPath(order.id) }, { label: 'Return tyres' }]}
      />
      <ReturnForm
        order={order}
        otherwise={
          <MessagePage title="Nothing to return">
            <p>
              These tyres are in a return already, have been paid back, or it’s too late to send them back.
              Your rights if a tyre is faulty last longer:{' '}
              <Link to="/returns" className="underline underline-offset-4">
                read about returns
              </Link>
              .
            </p>
            <LinkButton to={orderPath(order.id)}>Back to the order</LinkButton>
          </MessagePage>
        }
      />
    </div>
  );
}
