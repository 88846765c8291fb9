import type { ComponentProps } from 'react';
import { classes } from '../base/classes.ts';
import { CONTROL_STYLE, Field, type FieldTexts } from './Field.tsx';

interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Marks the field as optional beside its label. */
  optional?: boolean;
  inputClassName?: string;
}

/** A single-line text field. Takes all attributes of an input, including `ref`. */
export function TextField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  inputClassName,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(ids) => <input type="text" {...input} {...ids} className={classes(CONTROL_STYLE, inputClassName)} />}
    </Field>
  );
}
