import { useState, type ReactNode } from 'react';
import { classes } from '../base/classes.ts';

interface DropAreaProps {
  onFiles: (files: File[]) => void;
  className: string;
  /** The label's text and the file input. */
  children: ReactNode;
}

/** The label of a file input, onto which files can also be dropped. */
export function DropArea({ onFiles, className, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={classes(
        'rounded-md border-[1.5px] border-dashed text-sm has-focus-visible:outline-2',
        'has-focus-visible:outline-ink',
        isOver ? 'border-ink bg-tint' : 'border-edge',
        className,
      )}
    >
      {children}
    </label>
  );
}
