import { orderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OrderAnswer } from '../orders/OrderAnswer.tsx';
import { CreditNoteDocument } from './CreditNoteDocument.tsx';
import { useOwnCreditNoteQuery } from './OwnCreditNote.generated.ts';

/** A credit note of an order that the visitor may see. Browser only. */
export function OwnCreditNote({ orderId, number }: { orderId: string; number: string }) {
  const query = useOwnCreditNoteQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer query={query} find={({ order }) => order}>
      {(order) => (
        <CreditNoteDocument
          order={order}
          number={number}
          back={<LinkButton to={orderPath(orderId)}>Back to the order</LinkButton>}
        />
      )}
    </OrderAnswer>
  );
}
