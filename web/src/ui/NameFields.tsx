import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** As the API has it. */
const LONGEST_NAME = 100;

type NameFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** Somebody's first name, which browsers fill in. */
export function FirstNameField(input: NameFieldProps) {
  return (
    <TextField
      label="First name"
      autoComplete="given-name"
      maxLength={LONGEST_NAME}
      aria-required
      {...input}
    />
  );
}

/** Somebody's last name, which browsers fill in. */
export function LastNameField(input: NameFieldProps) {
  return (
    <TextField
      label="Last name"
      autoComplete="family-name"
      maxLength={LONGEST_NAME}
      aria-required
      {...input}
    />
  );
}
