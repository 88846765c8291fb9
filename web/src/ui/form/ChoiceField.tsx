import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../base/classes.ts';

interface ChoiceFieldProps {
  /** The question. */
  legend: string;
  error?: string;
  className?: string;
  children: ReactNode;
}

/** A question answered by radio buttons, with its error below. */
export function ChoiceField({ legend, error, className, children }: ChoiceFieldProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className={classes('grid gap-1.5', className)}>
      <legend className="pb-1.5 text-sm font-[650]">{legend}</legend>
      {children}
      {error && (
        <p id={errorId} role="alert" className="text-sm font-[600] text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One radio button, whose label is part of the target. */
export function Choice({ label, ...input }: Omit<ComponentProps<'input'>, 'type'> & { label: string }) {
  return (
    <label
      className={classes(
        'inline-flex min-h-11 items-center gap-2.5 rounded-md border-[1.5px] border-edge bg-card',
        'px-3.5 py-2 hover:border-ink has-checked:border-ink has-checked:bg-tint',
      )}
    >
      <input {...input} type="radio" className="size-5 shrink-0 accent-ink" />
      {label}
    </label>
  );
}
