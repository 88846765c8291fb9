import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';

/** Says that the account could not be loaded. */
export function AccountFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage title="We could not load your account" role="alert">
      <p>You are still signed in. Please try again in a moment.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </MessagePage>
  );
}
