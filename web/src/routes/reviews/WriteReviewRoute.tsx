import { useParams } from 'react-router-dom';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { WriteReview } from './WriteReview.tsx';

/** /orders/:orderId/review/:lineId: the buyer's review of a tyre. */
export function WriteReviewRoute() {
  const { orderId = '', lineId = '' } = useParams();
  return (
    <OrderGuard title="Review your tyres">
      <WriteReview orderId={orderId} lineId={lineId} />
    </OrderGuard>
  );
}
