import { useParams } from 'react-router-dom';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { OrderPart } from '../orderParts/OrderPart.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { useNewClaimQuery } from './CreateClaimRoute.generated.ts';

/** /orders/:orderId/claim: a claim for a price match, road damage or a fault. */
export function CreateClaimRoute() {
  const { orderId = '' } = useParams();
  return (
    <OrderGuard title="Make a claim">
      <CreateClaim orderId={orderId} />
    </OrderGuard>
  );
}

function CreateClaim({ orderId }: { orderId: string }) {
  const query = useNewClaimQuery({ variables: { orderId }, fetchPolicy: 'network-only' });
  return (
    <OrderAnswer query={query} find={({ order }) => order}>
      {(order) => (
        <OrderPart order={order} name="Claim">
          <h1 className="text-2xl">Make a claim</h1>
          <ClaimForm order={order} />
        </OrderPart>
      )}
    </OrderAnswer>
  );
}
