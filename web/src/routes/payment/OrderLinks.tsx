import { useSession } from '../../features/accounts/sessionStore.ts';
import { orderPath, trackingPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useOwnPaidOrderQuery } from './OrderLinks.generated.ts';

interface OrderLinksProps {
  orderId: string;
  orderNumber: string;
}

/** The ways on to the order: to its page for whoever owns it, to its tracking for everybody. Browser only. */
export function OrderLinks({ orderId, orderNumber }: OrderLinksProps) {
  const isSignedIn = useSession() !== null;
  return (
    <>
      {isSignedIn && <OwnOrderLink orderId={orderId} />}
      <LinkButton to={trackingPath(orderNumber)}>Track Your Order</LinkButton>
    </>
  );
}

/** Nothing for an order that was placed before signing in, which is not this account's. */
function OwnOrderLink({ orderId }: { orderId: string }) {
  const { data } = useOwnPaidOrderQuery({ variables: { id: orderId } });
  return data?.order ? <LinkButton to={orderPath(orderId)}>View Your Order</LinkButton> : null;
}
