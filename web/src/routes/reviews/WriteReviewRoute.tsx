import { useParams } from 'react-router-dom';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { WriteReview } from './WriteReview.tsx';

/** /orders/:orderId/review/:lineId: the buyer's review of a tyre. */
export function WriteReviewRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '', lineId = '' } = useParams();
  return (
    <>
      <PageHead title="Review your tyres" robots="noindex,follow" />
      <OrderDoor>
        <WriteReview orderId={orderId} lineId={lineId} />
      </OrderDoor>
    </>
  );
}
