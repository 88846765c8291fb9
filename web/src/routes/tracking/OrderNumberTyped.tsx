import { orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { findOrderPath } from '../../features/orders/orderPaths.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';

/** Leads to the order if its order number was typed as the tracking number, whether or not it exists. */
export function OrderNumberTyped({ number }: { number: string }) {
  const typed = orderNumberTyped(number) ?? number;
  return (
    <Notice title={`${typed} is an order number`}>
      <p>
        It doesn’t track an order by itself. Give us the email address you ordered with, and we’ll email you a
        code that shows you the order.
      </p>
      <LinkButton to={findOrderPath(typed)} className="mt-2 justify-self-start">
        Find this order
      </LinkButton>
    </Notice>
  );
}
