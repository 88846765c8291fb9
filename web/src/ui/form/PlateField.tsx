import { MAX_REGISTRATION_LENGTH } from '@treadline/schema/trade/vehicle/registration';
import { useId } from 'react';
import { useEarlyEntry } from '../../lib/browser/useEarlyEntry.ts';
import { classes } from '../base/classes.ts';

/** The error for an empty plate. */
export const MISSING_PLATE = 'Please enter your vehicle registration';

interface PlateFieldProps {
  label: string;
  value: string;
  onChange: (plate: string) => void;
  error?: string;
  name?: string;
  placeholder?: string;
}

/** The typed text in capitals, reduced to the characters that plates use. */
function asPlate(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, '')
    .trimStart();
}

/**
 * A registration, typed onto a British rear plate and kept in capitals. Plates have said UK since September
 * 2021.
 */
export function PlateField({
  label,
  value,
  onChange,
  error,
  name = 'registration',
  placeholder = 'AB12 CDE',
}: PlateFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const early = useEarlyEntry<HTMLInputElement>(value, ({ value: entered }) => onChange(asPlate(entered)));
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-[650]">
        {label}
      </label>
      <div
        className={classes(
          'flex h-17 overflow-clip rounded-md border-2 border-black bg-plate text-black',
          'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
        )}
      >
        <span
          aria-hidden="true"
          className={classes(
            'grid w-11 shrink-0 place-content-center justify-items-center gap-1 bg-plate-band',
            'text-xs font-[700] text-white',
          )}
        >
          <UnionFlag />
          UK
        </span>
        <input
          ref={early}
          id={id}
          name={name}
          type="text"
          value={value}
          onChange={(event) => onChange(asPlate(event.target.value))}
          maxLength={MAX_REGISTRATION_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={classes(
            'w-0 min-w-0 flex-1 bg-transparent text-center text-[1.375rem] font-[800] tracking-[.06em]',
            'outline-none placeholder:text-black/60 md:text-[2.125rem]',
          )}
        />
      </div>
      {error && (
        <p id={errorId} role="alert" className="text-sm font-[600] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function UnionFlag() {
  return (
    <svg viewBox="0 0 60 36" className="h-3.5 w-6 rounded-[2px]">
      <path fill="#012169" d="M0 0h60v36H0z" />
      <path stroke="#fff" strokeWidth="7" d="m0 0 60 36m0-36L0 36" />
      <path stroke="#c8102e" strokeWidth="3" d="m0 0 60 36m0-36L0 36" />
      <path stroke="#fff" strokeWidth="12" d="M30 0v36M0 18h60" />
      <path stroke="#c8102e" strokeWidth="7" d="M30 0v36M0 18h60" />
    </svg>
  );
}
