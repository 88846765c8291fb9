import { useState, type ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Notice } from '../base/Notice.tsx';

interface LoadFailedProps {
  /** What is missing, such as "your garage". */
  what: string;
  /** Why it could not be loaded. */
  why: string;
  /** Asks for it again. */
  onRetry: () => Promise<unknown>;
  /** What is well all the same. */
  children?: ReactNode;
}

/** Stands where something would be that could not be loaded. */
export function LoadFailed({ what, why, onRetry, children }: LoadFailedProps) {
  const [isRetrying, setRetrying] = useState(false);

  async function retry() {
    setRetrying(true);
    // What fails again is still said here.
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
