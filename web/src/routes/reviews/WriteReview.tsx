import { orderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderPart } from '../orderParts/OrderPart.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { TyreNotBought } from './TyreNotBought.tsx';
import { useWriteReviewQuery } from './WriteReview.generated.ts';

/** The signed-in customer's review of an order line. Browser only. */
export function WriteReview({ orderId, lineId }: { orderId: string; lineId: string }) {
  const query = useWriteReviewQuery({ variables: { orderId }, fetchPolicy: 'network-only' });
  return (
    <OrderAnswer
      query={query}
      find={({ order }) => {
        const line = order?.lines.find(({ id }) => id === lineId);
        return order && line && { order, line };
      }}
      missing={<TyreNotBought />}
    >
      {({ order, line }) => (
        <OrderPart order={order} name="Review">
          <ReviewStep
            key={line.id}
            line={line}
            onward={<LinkButton to={orderPath(orderId)}>Back to the order</LinkButton>}
          />
        </OrderPart>
      )}
    </OrderAnswer>
  );
}
