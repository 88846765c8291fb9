import { useParams } from 'react-router-dom';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { InvoiceDocument } from './InvoiceDocument.tsx';
import { useOwnInvoiceQuery } from './InvoiceRoute.generated.ts';

/** /orders/:orderId/invoice: an order's invoice, to print or save. */
export function InvoiceRoute() {
  const { orderId = '' } = useParams();
  return (
    <OrderGuard title="Invoice">
      <OwnInvoice orderId={orderId} />
    </OrderGuard>
  );
}

function OwnInvoice({ orderId }: { orderId: string }) {
  const query = useOwnInvoiceQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer query={query} find={({ order }) => order}>
      {(order) => <InvoiceDocument order={order} />}
    </OrderAnswer>
  );
}
