import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

/** Says that the URL's payment is unknown. The cart stays as it is. */
export function UnknownPayment() {
  return (
    <MessagePage title="We couldn’t find that payment">
      <p>
        The link may be incomplete, or the payment wasn’t made here. Your cart is just as you left it. If
        you’ve paid, your order number is in the email we sent you.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/cart" variant="primary">
          Go to your cart
        </LinkButton>
        <LinkButton to="/contact">Contact us</LinkButton>
      </div>
    </MessagePage>
  );
}
