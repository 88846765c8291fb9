import type { ComponentProps } from 'react';
import { classes } from '../base/classes.ts';
import { CONTROL_STYLE, Field, type FieldTexts } from './Field.tsx';

interface TextFieldProps extends ComponentProps<'input'>, FieldTexts {
  /** Says beside the label that it may stay empty. */
  optional?: boolean;
  inputClassName?: string;
}

/** One line of text. Takes all attributes of an input, `ref` included. */
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
