import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { OrderDoor } from './OrderDoor.tsx';
import { OwnOrder } from './OwnOrder.tsx';

/** /orders/:orderId: an order of the signed-in customer. */
export function OrderRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '' } = useParams();
  return (
    <>
      <PageHead title="Your order" robots="noindex,follow" />
      <OrderDoor>
        <OwnOrder id={orderId} />
      </OrderDoor>
    </>
  );
}
