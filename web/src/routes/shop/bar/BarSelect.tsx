import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useEarlyChoice } from '../../../lib/browser/useEarlyEntry.ts';
import { classes } from '../../../ui/base/classes.ts';
import type { SelectOption } from '../../../ui/form/SelectField.tsx';

interface BarSelectProps {
  label: string;
  name: string;
  /** The form to submit without a script. */
  form: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  className?: string;
}

/** A select with its label beside it, for a bar of controls. */
export function BarSelect({ label, name, form, value, options, onChange, className = '' }: BarSelectProps) {
  const id = useId();
  return (
    <div className={`flex items-center gap-2 ${className}`}>
      <label htmlFor={id} className="max-md:sr-only">
        {label}
      </label>
      <span className="relative min-w-0 flex-1">
        <select
          id={id}
          ref={useEarlyChoice(value)}
          name={name}
          form={form}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={classes(
            'min-h-11 w-full appearance-none truncate rounded-md border border-edge bg-card py-1',
            'pr-5.5 pl-2 font-[600] text-ink hover:border-ink focus-visible:rounded-md md:pr-8 md:pl-3',
          )}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-1.5 size-4 -translate-y-1/2 md:right-2.5"
        />
      </span>
    </div>
  );
}
