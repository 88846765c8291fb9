import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/**
 * Says that only buyers can review a tyre. The text is the same for another customer's order and a missing one, to
 * reveal nothing.
 */
export function TyreNotBought() {
  return (
    <MessagePage title="Nothing to review here">
      <p>You can only review tyres you’ve bought here, once we’ve delivered them.</p>
      <LinkButton to="/orders" variant="primary">
        Your orders
      </LinkButton>
    </MessagePage>
  );
}
