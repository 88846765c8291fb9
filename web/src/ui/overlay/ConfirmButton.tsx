import { useState, type ComponentProps } from 'react';
import { Button } from '../base/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type DialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onClose' | 'onConfirm'>;

interface ConfirmButtonProps extends DialogProps {
  /** The button's text. */
  label: string;
  /** The button's look, and its label for screen readers. */
  button?: Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'aria-label'>;
  /** Performs the action, then calls `close`. */
  onConfirm: (close: () => void) => Promise<unknown>;
}

/** A button for something irreversible. It asks for confirmation first. */
export function ConfirmButton({ label, button, onConfirm, ...dialog }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog {...dialog} open={isAsking} onClose={close} onConfirm={() => void onConfirm(close)} />
    </>
  );
}
