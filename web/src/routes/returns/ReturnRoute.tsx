import { useParams } from 'react-router-dom';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { OrderPart } from '../orderParts/OrderPart.tsx';
import { PartNotFound } from '../orderParts/PartNotFound.tsx';
import { ReturnDetails } from './ReturnDetails.tsx';
import { useOwnReturnQuery } from './ReturnRoute.generated.ts';

/** /orders/:orderId/returns/:returnId: a return and the buyer's next step. */
export function ReturnRoute() {
  const { orderId = '', returnId = '' } = useParams();
  return (
    <OrderGuard title="Your return">
      <OwnReturn orderId={orderId} returnId={returnId} />
    </OrderGuard>
  );
}

function OwnReturn({ orderId, returnId }: { orderId: string; returnId: string }) {
  const query = useOwnReturnQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer
      query={query}
      find={({ order }) => {
        const ret = order?.returns.find(({ id }) => id === returnId);
        return order && ret && { order, ret };
      }}
      missing={<PartNotFound orderId={orderId} name="Return" />}
    >
      {({ order, ret }) => (
        <OrderPart order={order} name="Return">
          <ReturnDetails key={ret.id} orderId={orderId} ret={ret} />
        </OrderPart>
      )}
    </OrderAnswer>
  );
}
