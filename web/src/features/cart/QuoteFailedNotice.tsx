import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The server could not be asked: the prices shown are those of the last visit, and nothing can be ordered by them. */
export function QuoteFailedNotice({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <Notice tone="bad" title="We could not check prices and stock">
      <p>
        The prices shown are the ones you last saw. Your cart is safe; checkout opens again as soon as we can
        check it.
      </p>
      <Button className="mt-2 justify-self-start" onClick={onRetry} busy={isRetrying}>
        Try again
      </Button>
    </Notice>
  );
}
