import type { ComponentProps } from 'react';
import { formatCount } from '../../lib/text/format.ts';
import { classes } from '../base/classes.ts';
import { CONTROL_STYLE, Field, type FieldTexts } from './Field.tsx';

interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {
  optional?: boolean;
  /** The current number of characters. */
  length: number;
  /** The most characters allowed. More can be typed, so that pasted text isn't cut silently. */
  maxLength?: number | undefined;
}

/** A multi-line text field with a character count. Takes all attributes of a text area, including `ref`. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  length,
  maxLength,
  rows = 6,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      error={error}
      optional={optional}
      className={className}
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{hint}</span>
          {maxLength !== undefined && (
            <span className={length > maxLength ? 'font-[650] text-bad' : undefined}>
              {formatCount(length)} of {formatCount(maxLength)} characters
            </span>
          )}
        </span>
      }
    >
      {(ids) => <textarea rows={rows} {...area} {...ids} className={classes(CONTROL_STYLE, 'resize-y')} />}
    </Field>
  );
}
