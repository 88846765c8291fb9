import { useContext, type ReactNode } from 'react';
import { Button } from '../base/Button.tsx';
import { classes } from '../base/classes.ts';
import { DialogClose } from './dialogClose.ts';

interface DialogActionsProps {
  /** The button that leaves all as it is. */
  keepLabel?: string;
  /** The button that does it. */
  children: ReactNode;
}

/** The buttons of a dialog, in the same place in each: in view at its foot, with what it does on the right. */
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
