import { orderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { OrderAnswer } from '../orders/OrderAnswer.tsx';
import { InvoiceDocument } from './InvoiceDocument.tsx';
import { useOwnInvoiceQuery } from './OwnInvoice.generated.ts';

/** The invoice for an order that the visitor may see. Browser only. */
export function OwnInvoice({ id }: { id: string }) {
  const query = useOwnInvoiceQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer query={query} find={({ order }) => order}>
      {(order) => (
        <InvoiceDocument order={order} back={<LinkButton to={orderPath(id)}>Back to the order</LinkButton>} />
      )}
    </OrderAnswer>
  );
}
