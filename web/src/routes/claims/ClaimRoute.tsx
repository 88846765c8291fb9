import { NetworkStatus } from '@apollo/client';
import { useLocation, useParams } from 'react-router-dom';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { usePageResponse } from '../../lib/pageResponse.ts';
import { recordFrom } from '../../lib/record.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { OrderDoor } from '../orders/OrderDoor.tsx';
import { OrderFailed } from '../orders/OrderFailed.tsx';
import { OrderSkeleton } from '../orders/OrderSkeleton.tsx';
import { useClaimQuery } from './Claim.generated.ts';
import { ClaimDetails } from './ClaimDetails.tsx';

/** /orders/:orderId/claims/:claimId: how far a claim has come. */
export function ClaimRoute() {
  usePageResponse({ cache: 'private' });
  const { orderId = '', claimId = '' } = useParams();
  return (
    <>
      <PageHead title="Your claim" robots="noindex,follow" />
      <OrderDoor>
        <OwnClaim orderId={orderId} id={claimId} />
      </OrderDoor>
    </>
  );
}

function OwnClaim({ orderId, id }: { orderId: string; id: string }) {
  const isNew = recordFrom(useLocation().state)['isNew'] === true;
  const { data, error, networkStatus, refetch } = useClaimQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data?.claim)
    return (
      <OrderFailed
        isRetrying={networkStatus === NetworkStatus.refetch}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <OrderSkeleton />;
  const { claim } = data;
  if (!claim || claim.order.id !== orderId) return <ClaimNotFound />;
  return (
    <div className="wrap grid gap-6 py-5 md:py-8">
      <Breadcrumbs
        items={[{ label: `Order ${claim.order.shortId}`, to: orderPath(claim.order.id) }, { label: 'Claim' }]}
      />
      <ClaimDetails key={claim.id} claim={claim} isNew={isNew} />
      <LinkButton to={orderPath(claim.order.id)} className="justify-self-start">
        Back to the order
      </LinkButton>
    </div>
  );
}

function ClaimNotFound() {
  return (
    <MessagePage title="Claim not found">
      <p>This claim doesn’t exist, or it belongs to somebody else.</p>
      <LinkButton to="/orders" variant="primary" className="justify-self-start">
        Show my orders
      </LinkButton>
    </MessagePage>
  );
}
