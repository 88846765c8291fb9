import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** Says that the order could not be loaded; it may well exist. */
export function OrderFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <MessagePage title="Failed to load order details" role="alert">
      <p>Your order is safe. Check your connection and try again.</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={isRetrying} onClick={onRetry}>
          Try Again
        </Button>
        <LinkButton to="/orders">Back to Orders</LinkButton>
      </div>
    </MessagePage>
  );
}
