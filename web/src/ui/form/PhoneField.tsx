import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A phone number. No form requires one. */
export function PhoneField(input: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" {...input} />;
}
