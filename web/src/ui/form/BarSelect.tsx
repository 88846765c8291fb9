import { useId } from 'react';
import { classes } from '../base/classes.ts';
import { Select } from './Select.tsx';
import type { SelectOption } from './selectOption.ts';

/** The classes of its parts. */
export interface BarSelectLook {
  row: string;
  label: string;
  box: string;
  select: string;
  arrow: string;
}

/** Shows the label beside the select where there's room. */
const LABELLED: BarSelectLook = {
  row: 'flex items-center gap-2',
  label: 'max-md:sr-only',
  box: 'min-w-0 flex-1',
  select:
    'border border-edge bg-card py-1 pr-5.5 pl-2 font-[600] text-ink hover:border-ink ' +
    'focus-visible:rounded-md md:pr-8 md:pl-3',
  arrow: 'right-1.5 size-4 md:right-2.5',
};

interface BarSelectProps {
  label: string;
  /** The query parameter and the form to submit without JavaScript. */
  name?: string;
  form?: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  look?: BarSelectLook;
  className?: string;
}

/** A select for a bar of controls, for example above a list. */
export function BarSelect({ label, look = LABELLED, onChange, className, ...select }: BarSelectProps) {
  const id = useId();
  return (
    <div className={classes(look.row, className)}>
      <label htmlFor={id} className={look.label}>
        {label}
      </label>
      <Select
        {...select}
        id={id}
        onChange={({ target }) => onChange(target.value)}
        boxClassName={look.box}
        className={`min-h-11 w-full truncate rounded-md ${look.select}`}
        arrowClassName={look.arrow}
      />
    </div>
  );
}
