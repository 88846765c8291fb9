import { useState, type ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

interface RemoveButtonProps {
  /** The name of the item to remove, such as "VW Golf". */
  name: string;
  /** For example "Remove this vehicle?" */
  question: string;
  /** The consequences of the removal. */
  children: ReactNode;
  /** True while removing. */
  busy: boolean;
  /** Removes the item and reports the outcome. The dialog closes when the promise resolves. */
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
          <DialogActions keepLabel="Keep it">
            <Button variant="primary" busy={busy} onClick={() => void confirm()}>
              Yes, remove it
            </Button>
          </DialogActions>
        </div>
      </Dialog>
    </>
  );
}
