import { PageHead } from '../../lib/head/PageHead.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/** Says that the order doesn't exist, without revealing whether another customer has it. */
export function OrderNotFound() {
  return (
    <MessagePage title="Order Not Found">
      <PageHead title="Order not found" robots="noindex,follow" />
      <p>The order you're looking for doesn't exist or you don't have permission to view it.</p>
      <LinkButton to="/orders" variant="primary">
        Back to Orders
      </LinkButton>
    </MessagePage>
  );
}
