import { useId, type ReactNode } from 'react';

/** The props that every form field shares. */
export interface FieldTexts {
  label: string;
  /** Help that's always visible. */
  hint?: ReactNode;
  /** What's wrong and how to fix it. */
  error?: string;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string;
  optional?: boolean;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** The classes of text inputs and selects. */
export const CONTROL_STYLE =
  'min-h-11 w-full rounded-md border-[1.5px] border-edge bg-card px-3.5 py-2 text-base text-ink transition-colors ' +
  'placeholder:text-ink-2 hover:border-ink focus-visible:rounded-md aria-invalid:border-bad ' +
  'disabled:border-line disabled:bg-tint disabled:text-ink-2';

/** A label, a control, and the hint or error below it. */
export function Field({ id, label, hint, error, optional = false, className = '', children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={controlId} className="text-sm font-[650]">
        {label}
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-sm font-[600] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
