import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/form/TextField.tsx';

/**
 * The six digits from an authenticator app. It accepts more than six characters, because apps and people put a space
 * in the middle.
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
