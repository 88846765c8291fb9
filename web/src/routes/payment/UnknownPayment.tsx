import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** Nothing is known of the payment the address names. The cart is left alone. */
export function UnknownPayment() {
  return (
    <MessagePage title="We could not find that payment">
      <p>
        The address may be incomplete, or the payment was not made here. Your cart is as you left it. If you
        have paid, your order number is in the confirmation we emailed you.
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
