import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A telephone number, which browsers fill in and no form insists on. */
export function PhoneField(input: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" {...input} />;
}
