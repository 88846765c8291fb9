import { NetworkStatus } from '@apollo/client';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OrderFailed } from '../orders/OrderFailed.tsx';
import { OrderNotFound } from '../orders/OrderNotFound.tsx';
import { OrderSkeleton } from '../orders/OrderSkeleton.tsx';
import { CreditNoteDocument } from './CreditNoteDocument.tsx';
import { useOwnCreditNoteQuery } from './OwnCreditNote.generated.ts';

/** A credit note of an order that the visitor may see. Browser only. */
export function OwnCreditNote({ orderId, number }: { orderId: string; number: string }) {
  const { data, error, networkStatus, refetch } = useOwnCreditNoteQuery({ variables: { id: orderId } });
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
    <CreditNoteDocument
      order={data.order}
      number={number}
      back={<LinkButton to={orderPath(orderId)}>Back to the order</LinkButton>}
    />
  );
}
