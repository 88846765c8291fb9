import type { ReactNode } from 'react';
import { classes } from '../../../ui/base/classes.ts';

interface OptionLineProps {
  id: string;
  isCurrent: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

/** One line of what a combobox found. */
export function OptionLine({ id, isCurrent, onChoose, className, children }: OptionLineProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the focus and takes the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onClick={onChoose}
      className={classes(
        'min-h-11 cursor-pointer rounded-md px-3 text-sm hover:bg-tint',
        isCurrent && 'bg-tint',
        className,
      )}
    >
      {children}
    </div>
  );
}
