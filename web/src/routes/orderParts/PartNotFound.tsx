import { orderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

interface PartNotFoundProps {
  orderId: string;
  /** What was looked for, such as "Return". */
  name: string;
}

/** Says that an order has no such part. It does not reveal whether another order has it. */
export function PartNotFound({ orderId, name }: PartNotFoundProps) {
  return (
    <MessagePage title={`${name} not found`}>
      <p>This order has no such {name.toLowerCase()}.</p>
      <LinkButton to={orderPath(orderId)}>Back to the order</LinkButton>
    </MessagePage>
  );
}
