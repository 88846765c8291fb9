import { useId, type ComponentProps, type ReactNode } from 'react';
import { useEarlyTick } from '../../lib/browser/useEarlyEntry.ts';
import { formatCount } from '../../lib/text/format.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string;
  /** The count at the end of the line. */
  count?: number;
}

/** A checkbox whose label is part of the target. */
export function Checkbox({ label, error, count, className = '', ref, ...input }: CheckboxProps) {
  const errorId = useId();
  const early = useEarlyTick(input.checked);
  return (
    <div className={className}>
      <label className="flex min-h-9 items-center gap-2.5 py-1 text-sm has-disabled:text-ink-2">
        <input
          {...input}
          ref={ref ?? early}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="rounded-xs size-5 shrink-0 accent-ink aria-invalid:ring-2 aria-invalid:ring-bad"
        />
        <span className="min-w-0 flex-1">{label}</span>
        {count !== undefined && <span className="text-ink-2">{formatCount(count)}</span>}
      </label>
      {error && (
        <p id={errorId} role="alert" className="text-sm font-[600] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
