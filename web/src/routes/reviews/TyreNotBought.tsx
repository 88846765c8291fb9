import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** Nobody reviews what they did not buy here. Another's order and none at all read alike. */
export function TyreNotBought() {
  return (
    <MessagePage title="Nothing to review here">
      <p>You can only review tyres that you bought here and that we delivered to you.</p>
      <LinkButton to="/orders" variant="primary" className="justify-self-start">
        Your orders
      </LinkButton>
    </MessagePage>
  );
}
