import { orderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

interface PartNotFoundProps {
  orderId: string;
  /** The missing part, such as "Return". */
  name: string;
}

/** Says that an order doesn't have this part, without revealing whether another order has it. */
export function PartNotFound({ orderId, name }: PartNotFoundProps) {
  return (
    <MessagePage title={`${name} not found`}>
      <p>This order doesn’t have that {name.toLowerCase()}.</p>
      <LinkButton to={orderPath(orderId)}>Back to the order</LinkButton>
    </MessagePage>
  );
}
