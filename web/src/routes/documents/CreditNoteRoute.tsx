import { useParams } from 'react-router-dom';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { OwnCreditNote } from './OwnCreditNote.tsx';

/** /orders/:orderId/credit-notes/:number: a credit note, to print or to keep. */
export function CreditNoteRoute() {
  const { orderId = '', number = '' } = useParams();
  return (
    <OrderDoor title="Credit note">
      <OwnCreditNote orderId={orderId} number={number} />
    </OrderDoor>
  );
}
