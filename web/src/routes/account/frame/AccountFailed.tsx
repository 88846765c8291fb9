import { failureText } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { MessagePage } from '../../../ui/page/MessagePage.tsx';

/** Says that the account couldn't be loaded. */
export function AccountFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <MessagePage title="We could not load your account" role="alert">
      <p>You are still signed in. {failureText(error)}</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </MessagePage>
  );
}
