import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { classes } from '../base/classes.ts';
import { IconButton } from '../base/IconButton.tsx';
import { CONTROL_STYLE, Field, type FieldTexts } from './Field.tsx';

interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'onKeyDown' | 'onKeyUp'>, FieldTexts {
  /** Tells password managers to fill in the current password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field that can reveal its text and warns about Caps Lock. */
export function PasswordField({ id, label, hint, error, className, onBlur, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState('CapsLock'));
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      {(ids) => (
        <>
          <span className="relative block">
            <input
              // HTML allows this attribute only on visible text; hidden passwords are never capitalised.
              autoCapitalize={isShown ? 'none' : undefined}
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...ids}
              type={isShown ? 'text' : 'password'}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
              onBlur={(event) => {
                setCapsLockOn(false);
                onBlur?.(event);
              }}
              className={classes(CONTROL_STYLE, 'pr-12')}
            />
            <IconButton
              label="Show characters"
              pressed={isShown}
              icon={<Icon className="size-5" />}
              onClick={() => setShown(!isShown)}
              className="absolute! inset-y-0 right-0"
            />
          </span>
          <span role="status" className="text-sm font-[600] text-warn empty:hidden">
            {isCapsLockOn && 'Caps Lock is on'}
          </span>
        </>
      )}
    </Field>
  );
}
