import { useSession } from '../../features/accounts/sessionStore.ts';
import { orderPath, trackingPath } from '../../features/orders/orderPaths.ts';
import { orderKeyState } from '../../lib/orderKeys.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useOwnPaidOrderQuery } from './OrderLinks.generated.ts';

interface OrderLinksProps {
  orderId: string;
  trackingNumber: string;
}

/**
 * Links to the order: to its page for the owner and for a guest who holds its key, to its tracking for everyone.
 * Browser only.
 */
export function OrderLinks({ orderId, trackingNumber }: OrderLinksProps) {
  const isSignedIn = useSession() !== null;
  const hasKey = orderKeyState(orderId) === 'valid';
  return (
    <>
      {hasKey && <LinkButton to={orderPath(orderId)}>View Your Order</LinkButton>}
      {isSignedIn && !hasKey && <OwnOrderLink orderId={orderId} />}
      <LinkButton to={trackingPath(trackingNumber)}>Track Your Order</LinkButton>
    </>
  );
}

/** Shows nothing for an order placed before sign-in, which does not belong to this account. */
function OwnOrderLink({ orderId }: { orderId: string }) {
  const { data } = useOwnPaidOrderQuery({ variables: { id: orderId } });
  return data?.order ? <LinkButton to={orderPath(orderId)}>View Your Order</LinkButton> : null;
}
