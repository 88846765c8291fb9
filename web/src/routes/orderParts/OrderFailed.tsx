import { failureText } from '../../apollo/failureText.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';

interface OrderFailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says why the order couldn't be loaded. It may well exist. */
export function OrderFailed({ error, isRetrying, onRetry }: OrderFailedProps) {
  return (
    <MessagePage title="Failed to load order details" role="alert">
      <p>Your order is safe. {failureText(error)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isRetrying} onClick={onRetry}>
          Try Again
        </Button>
        <LinkButton to="/orders">Back to Orders</LinkButton>
      </div>
    </MessagePage>
  );
}
