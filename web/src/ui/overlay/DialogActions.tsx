import { useContext, type ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { classes } from '../base/classes.ts';
import { DialogClose } from './dialogClose.ts';

interface DialogActionsProps {
  /** The text of the button that cancels. */
  keepLabel?: string;
  /** The button that performs the action. */
  children: ReactNode;
}

/** A dialog's buttons: always in view at its foot, the action on the right. */
export function DialogActions({ keepLabel = 'Cancel', children }: DialogActionsProps) {
  const close = useContext(DialogClose);
  return (
    <div
      className={classes(
        'sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-card',
        'px-5 py-3',
      )}
    >
      <Button onClick={close}>{keepLabel}</Button>
      {children}
    </div>
  );
}
