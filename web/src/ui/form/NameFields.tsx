import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type NameFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

export function FirstNameField(input: NameFieldProps) {
  return <TextField label="First name" autoComplete="given-name" aria-required {...input} />;
}

export function LastNameField(input: NameFieldProps) {
  return <TextField label="Last name" autoComplete="family-name" aria-required {...input} />;
}
