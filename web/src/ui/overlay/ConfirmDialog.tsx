import type { ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { Notice } from '../base/Notice.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogActions } from './DialogActions.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  confirmLabel: string;
  /** The button that leaves all as it is. */
  keepLabel?: string;
  /** Why it was not done. */
  refusal?: string | null | undefined;
  busy: boolean;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone. */
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
