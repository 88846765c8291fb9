import { useState, type ComponentProps } from 'react';
import { Button } from '../base/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type DialogProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onClose' | 'onConfirm'>;

interface ConfirmButtonProps extends DialogProps {
  /** What the button says. */
  label: string;
  /** How the button looks, and what it says to those who do not see it. */
  button?: Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'aria-label'>;
  /** Does it, and closes the dialog once it is done. */
  onConfirm: (close: () => void) => Promise<unknown>;
}

/** A button for something that cannot be undone, which asks first. */
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
