import { classes } from '../../ui/base/classes.ts';
import { CONTROL_STYLE } from '../../ui/form/Field.tsx';

interface UnitsInputProps {
  label: string;
  value: number;
  onChange: (units: number) => void;
}

/** A number of units, 0 if it's empty. */
export function UnitsInput({ label, value, onChange }: UnitsInputProps) {
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      className={classes(CONTROL_STYLE, 'max-w-20 text-right')}
      value={value === 0 ? '' : String(value)}
      placeholder="0"
      onChange={({ target }) => onChange(Number(target.value.replaceAll(/\D/g, '').slice(0, 5)))}
    />
  );
}
