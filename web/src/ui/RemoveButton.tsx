import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface RemoveButtonProps {
  /** What is removed, by its own name: "VW Golf". */
  name: string;
  /** "Remove this vehicle?" */
  question: string;
  /** The consequences of the removal. */
  children: ReactNode;
  /** While it is being removed. */
  busy: boolean;
  /** Removes it and reports the outcome; the dialog closes when the promise resolves. */
  onConfirm: () => Promise<void>;
}

/** A remove button that asks for confirmation. */
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
