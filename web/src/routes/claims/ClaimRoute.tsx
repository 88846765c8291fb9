import { useLocation, useParams } from 'react-router-dom';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { recordFrom } from '../../lib/text/record.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { OrderAnswer } from '../orderParts/OrderAnswer.tsx';
import { OrderGuard } from '../orderParts/OrderGuard.tsx';
import { OrderPart } from '../orderParts/OrderPart.tsx';
import { PartNotFound } from '../orderParts/PartNotFound.tsx';
import { ClaimDetails } from './ClaimDetails.tsx';
import { useClaimQuery } from './ClaimRoute.generated.ts';

/** /orders/:orderId/claims/:claimId: a claim and its progress. */
export function ClaimRoute() {
  const { orderId = '', claimId = '' } = useParams();
  return (
    <OrderGuard title="Your claim">
      <OwnClaim orderId={orderId} id={claimId} />
    </OrderGuard>
  );
}

function OwnClaim({ orderId, id }: { orderId: string; id: string }) {
  const isNew = recordFrom(useLocation().state)['isNew'] === true;
  const query = useClaimQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <OrderAnswer
      query={query}
      find={({ claim }) => (claim?.order.id === orderId ? claim : null)}
      missing={<PartNotFound orderId={orderId} name="Claim" />}
    >
      {(claim) => (
        <OrderPart order={claim.order} name="Claim">
          <ClaimDetails key={claim.id} claim={claim} isNew={isNew} />
          <LinkButton to={orderPath(orderId)} className="justify-self-start">
            Back to the order
          </LinkButton>
        </OrderPart>
      )}
    </OrderAnswer>
  );
}
