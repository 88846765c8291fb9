import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { AskReturn } from './AskReturn.tsx';

/** /orders/:orderId/return: asks to send tyres of an order back. */
export function AskReturnRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '' } = useParams();
  return (
    <>
      <PageHead title="Return tyres" robots="noindex,follow" />
      <OrderDoor>
        <AskReturn orderId={orderId} />
      </OrderDoor>
    </>
  );
}
