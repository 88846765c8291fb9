import { ChevronDown } from 'lucide-react';
import { classes } from '../../ui/base/classes.ts';

interface ListSelectProps {
  /** What is chosen; read by screen readers only, because each choice says it. */
  label: string;
  /** Each choice in words. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One choice of several above a list. On a phone it takes what its neighbours leave of their row. */
export function ListSelect({ label, options, value, onChange }: ListSelectProps) {
  return (
    <span className="relative min-w-0 max-md:flex-1 max-md:basis-32">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={classes(
          'min-h-11 w-full appearance-none truncate rounded-md border-[1.5px] border-current bg-transparent',
          'py-2 pr-9 pl-4 text-sm font-[650] hover:bg-tint max-md:pl-3',
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
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
      />
    </span>
  );
}
