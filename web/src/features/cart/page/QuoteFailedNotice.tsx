import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';

/**
 * Says that the server couldn't be reached: the prices shown are those of the last visit, and nothing can be ordered
 * at them.
 */
export function QuoteFailedNotice({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <Notice tone="bad" title="We couldn’t check prices and stock">
      <p>
        You’re seeing the prices from last time. Your cart is safe, and you can check out as soon as we’ve
        checked it.
      </p>
      <Button className="mt-2 justify-self-start" onClick={onRetry} busy={isRetrying}>
        Try again
      </Button>
    </Notice>
  );
}
