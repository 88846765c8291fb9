import { useParams } from 'react-router-dom';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { OwnInvoice } from './OwnInvoice.tsx';

/** /orders/:orderId/invoice: the invoice of an order, to print or to keep. */
export function InvoiceRoute() {
  const { orderId = '' } = useParams();
  return (
    <OrderDoor title="Invoice">
      <OwnInvoice id={orderId} />
    </OrderDoor>
  );
}
