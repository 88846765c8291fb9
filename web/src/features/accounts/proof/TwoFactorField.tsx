import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/base/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { AppCodeField } from './AppCodeField.tsx';
import { isAppCode, isRecoveryCode } from './twoFactorCode.ts';
import type { Proof } from './useProofForm.ts';

/** A code from the authenticator app, or a recovery code instead, as part of a form. */
export function TwoFactorField() {
  const { register, formState, resetField, setFocus } = useFormContext<Proof>();
  const [kind, setKind] = useState<'app' | 'recovery' | null>(null);
  const isRecovery = kind === 'recovery';
  const error = formState.errors.code?.message;

  // The visitor pressed a button to switch, so move the focus to the field.
  useEffect(() => {
    if (kind !== null) setFocus('code');
  }, [kind, setFocus]);

  function change() {
    resetField('code', { defaultValue: '' });
    setKind(isRecovery ? 'app' : 'recovery');
  }

  return (
    <div className="grid justify-items-start gap-1">
      {isRecovery ? (
        <TextField
          key="recovery"
          label="Enter one of your recovery codes"
          hint="Each of them works once"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          className="w-full max-w-72"
          error={error}
          {...register('code', { validate: isRecoveryCode })}
        />
      ) : (
        <AppCodeField
          key="app"
          label="Enter the code from your authenticator app"
          error={error}
          {...register('code', { validate: isAppCode })}
        />
      )}
      <Button variant="plain" className="px-0!" onClick={change}>
        {isRecovery ? 'Use your authenticator app instead' : 'Use a recovery code instead'}
      </Button>
    </div>
  );
}
