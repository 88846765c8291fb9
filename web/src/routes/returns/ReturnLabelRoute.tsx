import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { ReturnLabel } from './ReturnLabel.tsx';

/** /orders/:orderId/returns/:returnId/label: the label of a return, to print and put on the tyres. */
export function ReturnLabelRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '', returnId = '' } = useParams();
  return (
    <>
      <PageHead title="Return label" robots="noindex,follow" />
      <OrderDoor>
        <ReturnLabel orderId={orderId} returnId={returnId} />
      </OrderDoor>
    </>
  );
}
