import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';

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
  keepLabel = 'Cancel',
  refusal,
  busy,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={dialog.onClose}>{keepLabel}</Button>
          <Button variant="primary" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        {refusal && <Notice tone="bad" title={refusal} />}
        {children}
      </div>
    </Dialog>
  );
}
