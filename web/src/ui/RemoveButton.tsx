import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface RemoveButtonProps {
  /** What is removed, by its own name: "VW Golf". */
  name: string;
  /** "Remove this vehicle?" */
  question: string;
  /** What is lost by it, and what is not. */
  children: ReactNode;
  /** While it is being removed. */
  busy: boolean;
  /** Removes it, and says how that went; the dialog closes when the promise is kept. */
  onConfirm: () => Promise<void>;
}

/** Asks before something saved is removed. */
export function RemoveButton({ name, question, children, busy, onConfirm }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);

  async function confirm() {
    await onConfirm();
    setAsking(false);
  }

  return (
    <>
      <Button variant="plain" className="px-0!" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={question}>
        <div className="grid gap-5">
          <p>{children}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busy={busy} onClick={() => void confirm()}>
              Yes, remove it
            </Button>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
