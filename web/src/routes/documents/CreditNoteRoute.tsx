import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { OwnCreditNote } from './OwnCreditNote.tsx';

/** /orders/:orderId/credit-notes/:number: a credit note, to print or to keep. */
export function CreditNoteRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '', number = '' } = useParams();
  return (
    <>
      <PageHead title="Credit note" robots="noindex,follow" />
      <OrderDoor>
        <OwnCreditNote orderId={orderId} number={number} />
      </OrderDoor>
    </>
  );
}
