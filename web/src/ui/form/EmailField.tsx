import { MAX_EMAIL_LENGTH } from '@treadline/schema/trade/values/email-address';
import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** An email address. Phones show the matching keyboard and skip the spelling check. */
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
      spellCheck={false}
      aria-required
      {...input}
      maxLength={MAX_EMAIL_LENGTH}
    />
  );
}
