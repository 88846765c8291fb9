import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { OwnInvoice } from './OwnInvoice.tsx';

/** /orders/:orderId/invoice: the invoice of an order, to print or to keep. */
export function InvoiceRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '' } = useParams();
  return (
    <>
      <PageHead title="Invoice" robots="noindex,follow" />
      <OrderDoor>
        <OwnInvoice id={orderId} />
      </OrderDoor>
    </>
  );
}
