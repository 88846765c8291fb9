import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** The longest address there can be (RFC 5321). */
const LONGEST_EMAIL = 254;

/** An e-mail address; phones show the keyboard for one and leave its letters alone. */
export function EmailField({
  label = 'Email',
  autoComplete = 'email',
  ...input
}: Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }) {
  return (
    <TextField
      label={label}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST_EMAIL}
      aria-required
      {...input}
    />
  );
}
