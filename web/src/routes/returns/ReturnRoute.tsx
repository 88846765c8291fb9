import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { OwnReturn } from './OwnReturn.tsx';

/** /orders/:orderId/returns/:returnId: how a return stands, and what its buyer does next. */
export function ReturnRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '', returnId = '' } = useParams();
  return (
    <>
      <PageHead title="Your return" robots="noindex,follow" />
      <OrderDoor>
        <OwnReturn orderId={orderId} returnId={returnId} />
      </OrderDoor>
    </>
  );
}
