import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Notice } from '../base/Notice.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The consequences. */
  children: ReactNode;
  confirmLabel: string;
  /** The text of the button that cancels. */
  keepLabel?: string;
  /** Why the action failed. */
  refusal?: string | null | undefined;
  busy: boolean;
  onConfirm: () => void;
}

/** Asks for confirmation before something irreversible. */
export function ConfirmDialog({
  children,
  confirmLabel,
  keepLabel,
  refusal,
  busy,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      <div className="grid gap-3">
        {refusal && <Notice tone="bad" title={refusal} />}
        {children}
        <DialogActions keepLabel={keepLabel}>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
