import { NetworkStatus } from '@apollo/client';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { InvoiceDocument } from './InvoiceDocument.tsx';
import { OrderFailed } from './OrderFailed.tsx';
import { OrderNotFound } from './OrderNotFound.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
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
