import { NetworkStatus } from '@apollo/client';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OrderFailed } from '../orders/OrderFailed.tsx';
import { OrderNotFound } from '../orders/OrderNotFound.tsx';
import { OrderSkeleton } from '../orders/OrderSkeleton.tsx';
import { InvoiceDocument } from './InvoiceDocument.tsx';
import { useOwnInvoiceQuery } from './OwnInvoice.generated.ts';

/** The invoice for an order of the signed-in customer. Browser only. */
export function OwnInvoice({ id }: { id: string }) {
  const { data, error, networkStatus, refetch } = useOwnInvoiceQuery({ variables: { id } });
  // Shows the error again if the retry fails.
  if (error)
    return (
      <OrderFailed
        isRetrying={networkStatus === NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <OrderSkeleton />;
  if (!data.order) return <OrderNotFound />;
  return (
    <InvoiceDocument
      order={data.order}
      back={<LinkButton to={orderPath(id)}>Back to the order</LinkButton>}
    />
  );
}
