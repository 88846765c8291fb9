import { useState, type ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Notice } from '../base/Notice.tsx';

interface LoadFailedProps {
  /** The missing content, such as "your garage". */
  what: string;
  /** The reason. */
  why: string;
  /** Loads it again. */
  onRetry: () => Promise<unknown>;
  /** Reassurance about what isn't affected. */
  children?: ReactNode;
}

/** Replaces content that failed to load. */
export function LoadFailed({ what, why, onRetry, children }: LoadFailedProps) {
  const [isRetrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    // If it fails again, this notice simply stays.
    await onRetry().catch(() => undefined);
    setRetrying(false);
  }

  return (
    <Notice tone="bad" title={`We couldn’t load ${what}.`}>
      <p>{why}</p>
      {children}
      <Button className="mt-2 justify-self-start" busy={isRetrying} onClick={() => void retry()}>
        Try again
      </Button>
    </Notice>
  );
}
