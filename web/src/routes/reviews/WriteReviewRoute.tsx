import { useParams } from 'react-router-dom';
import { OrderDoor } from '../orderParts/OrderDoor.tsx';
import { WriteReview } from './WriteReview.tsx';

/** /orders/:orderId/review/:lineId: the buyer's review of a tyre. */
export function WriteReviewRoute() {
  const { orderId = '', lineId = '' } = useParams();
  return (
    <OrderDoor title="Review your tyres">
      <WriteReview orderId={orderId} lineId={lineId} />
    </OrderDoor>
  );
}
