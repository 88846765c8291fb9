import { KEY_SCOPES, scopeFacts } from '@treadline/schema/trade/people/scope';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { failed, failureText } from '../../apollo/failureText.ts';
import type { Scope } from '../../apollo/schema.generated.ts';
import { OwnProofFields } from '../../features/accounts/proof/OwnProofFields.tsx';
import { bareCode } from '../../features/accounts/proof/twoFactorCode.ts';
import { useCodeQuestion } from '../../features/accounts/proof/useCodeQuestion.ts';
import type { Proof } from '../../features/accounts/proof/useProofForm.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { createApiKeyInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { SecretOnce } from '../frame/page/SecretOnce.tsx';
import { useCreateApiKeyMutation } from './ApiKeys.generated.ts';

interface NewKeyDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Creates a key with a name and permissions, then shows it once. */
export function NewKeyDialog({ open, onClose }: NewKeyDialogProps) {
  const [made, setMade] = useState<string | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={made === null ? 'New API key' : 'Copy the key now'}>
      {made === null ? (
        <NewKeyForm onMade={setMade} />
      ) : (
        <div className="grid gap-4">
          <p>It won’t be shown again, because the shop doesn’t store it.</p>
          <SecretOnce label="Key" secret={made} />
          <Button variant="primary" className="justify-self-end" onClick={close}>
            Done
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface NewKey extends Proof {
  name: string;
  scopes: Scope[];
  expiresAt: string;
}

function NewKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const form = useForm<NewKey>({
    defaultValues: { name: '', scopes: [], expiresAt: '', password: '', code: '' },
  });
  const field = fieldsOf(form, createApiKeyInputRules);
  const codeQuestion = useCodeQuestion(form);
  const [failure, setFailure] = useState<string | null>(null);
  const [create] = useCreateApiKeyMutation({ refetchQueries: ['ApiKeys'] });
  const { errors, isSubmitting } = form.formState;

  async function submit({ name, scopes, expiresAt, password, code }: NewKey) {
    setFailure(null);
    // It expires at the end of the chosen day.
    const expiry = expiresAt === '' ? null : new Date(`${expiresAt}T23:59:59`).toISOString();
    const input = { name, scopes, expiresAt: expiry, currentPassword: password, code: bareCode(code) };
    const answer = await create({ variables: { input } }).catch(failed);
    const made = answer.data?.createApiKey;
    if (made?.__typename === 'ApiKeyCreated') return onMade(made.key);
    const message = made?.message ?? failureText(answer.error);
    if (made?.__typename === 'InvalidCode') return codeQuestion.refuse(message);
    if (made?.__typename === 'InvalidCredentials')
      return form.setError('password', { type: 'server', message }, { shouldFocus: true });
    if (made?.__typename !== 'InvalidInput' || !showRefusedFields(form, made.fields)) setFailure(message);
  }

  return (
    <PostForm onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      <TextField {...field('name')} label="Name" placeholder="The till" autoComplete="off" />
      <ChoiceField legend="Permissions" error={errors.scopes?.message}>
        {KEY_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={scopeFacts[scope].label}
            {...form.register('scopes', {
              validate: (chosen) => chosen.length > 0 || (createApiKeyInputRules.scopes.required ?? true),
            })}
          />
        ))}
      </ChoiceField>
      <TextField
        {...form.register('expiresAt')}
        type="date"
        label="Last valid day"
        optional
        hint="Leave empty for a key that doesn’t expire."
        error={errors.expiresAt?.message}
        className="max-w-56"
      />
      <FormProvider {...form}>
        <OwnProofFields isCodeAsked={codeQuestion.isAsked} />
      </FormProvider>
      <DialogActions>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Create key
        </Button>
      </DialogActions>
    </PostForm>
  );
}
