import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useEarlyChoice } from '../../lib/browser/useEarlyEntry.ts';
import { classes } from '../base/classes.ts';
import { CONTROL_STYLE, Field, type FieldTexts } from './Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  options: readonly SelectOption[];
  /** The choice of none, for example "Any width"; left out when one must be chosen. */
  placeholder?: string;
  optional?: boolean;
}

/** A choice of one. It is the system's own list, which every phone shows well. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, optional, className, options, placeholder, ref, ...select } = props;
  const value = select.value === undefined ? undefined : String(select.value);
  const isOffered = value === '' || options.some((option) => option.value === value);
  const early = useEarlyChoice(isOffered ? value : undefined);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(ids) => (
        <span className="relative block">
          <select
            {...ids}
            {...select}
            ref={ref ?? early}
            className={classes(CONTROL_STYLE, 'appearance-none pr-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2 size-4.5 -translate-y-1/2 md:right-3"
          />
        </span>
      )}
    </Field>
  );
}
