import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useEarlyChoice } from '../../lib/browser/useEarlyEntry.ts';
import type { SelectOption } from './selectOption.ts';

interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** The empty choice, for example "Any width". Omit it if a choice is required. */
  placeholder?: string;
  boxClassName: string;
  arrowClassName: string;
}

/** The browser's own select, which works well on every phone, with our own arrow. */
export function Select(props: SelectProps) {
  const { options, placeholder, ref, boxClassName, className, arrowClassName, ...select } = props;
  const value = select.value === undefined ? undefined : String(select.value);
  const isOffered = value === '' || options.some((option) => option.value === value);
  const early = useEarlyChoice(isOffered ? value : undefined);
  return (
    <span className={`relative ${boxClassName}`}>
      <select {...select} ref={ref ?? early} className={`appearance-none ${className}`}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={`pointer-events-none absolute top-1/2 -translate-y-1/2 ${arrowClassName}`} />
    </span>
  );
}
