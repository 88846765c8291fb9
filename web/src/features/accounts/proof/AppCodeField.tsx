import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/form/TextField.tsx';

/**
 * The six digits of an authenticator app. It takes more characters than six, because apps and people put a space in the
 * middle.
 */
export function AppCodeField(input: ComponentProps<typeof TextField>) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      aria-required
      className="w-full max-w-72"
      inputClassName="tracking-widest tabular-nums"
      {...input}
    />
  );
}
