import { useParams } from 'react-router-dom';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { CreditNoteDocument } from './CreditNoteDocument.tsx';
import { useOwnCreditNoteQuery } from './CreditNoteRoute.generated.ts';

/** /orders/:orderId/credit-notes/:number: a credit note, to print or save. */
export function CreditNoteRoute() {
  const { orderId = '', number = '' } = useParams();
  return (
    <OrderGuard title="Credit note">
      <OwnCreditNote orderId={orderId} number={number} />
    </OrderGuard>
  );
}

function OwnCreditNote({ orderId, number }: { orderId: string; number: string }) {
  const query = useOwnCreditNoteQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer query={query} find={({ order }) => order}>
      {(order) => <CreditNoteDocument order={order} number={number} />}
    </OrderAnswer>
  );
}
