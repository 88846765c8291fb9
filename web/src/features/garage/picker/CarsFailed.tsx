import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';

/** Says that the list of cars couldn't be loaded. */
export function CarsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="bad" title="We couldn’t load the list of cars">
      <Button className="mt-2 justify-self-start" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
