import { useEffect } from 'react';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { orderPath, trackingPath } from '../../features/orders/orderPaths.ts';
import { keepOrderKey, orderKeyState } from '../../lib/paths/orderKeys.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { useOwnPaidOrderQuery } from './OrderLinks.generated.ts';
import { PaidFittings } from './PaidFittings.tsx';

interface OrderLinksProps {
  orderId: string;
  trackingNumber: string;
  /** Opens the order's page for a guest who has just paid; null for everybody else. */
  orderKey: string | null;
}

/**
 * Links to the order: to its page for its owner or a guest with its key, to its tracking for everybody; and when its
 * tyres are fitted. Browser only.
 */
export function OrderLinks({ orderId, trackingNumber, orderKey }: OrderLinksProps) {
  const isSignedIn = useSession() !== null;
  const hasKey = orderKey !== null || orderKeyState(orderId) === 'valid';
  useEffect(() => {
    if (orderKey !== null) keepOrderKey(orderId, orderKey);
  }, [orderId, orderKey]);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {hasKey && <ViewOrder orderId={orderId} />}
        {isSignedIn && !hasKey && <OwnOrderLink orderId={orderId} />}
        <LinkButton to={trackingPath(trackingNumber)}>Track Your Order</LinkButton>
      </div>
      {(isSignedIn || orderKey !== null) && <PaidFittings orderId={orderId} orderKey={orderKey} />}
    </>
  );
}

function ViewOrder({ orderId }: { orderId: string }) {
  return (
    <LinkButton to={orderPath(orderId)} variant="primary">
      View Your Order
    </LinkButton>
  );
}

/** Renders nothing for an order placed before sign-in, which doesn't belong to this account. */
function OwnOrderLink({ orderId }: { orderId: string }) {
  const { data } = useOwnPaidOrderQuery({ variables: { id: orderId } });
  return data?.order ? <ViewOrder orderId={orderId} /> : null;
}
