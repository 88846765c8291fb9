import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { failed, failureText } from '../../apollo/failureText.ts';
import { OwnProofFields } from '../../features/accounts/proof/OwnProofFields.tsx';
import { bareCode } from '../../features/accounts/proof/twoFactorCode.ts';
import { useCodeQuestion } from '../../features/accounts/proof/useCodeQuestion.ts';
import type { Proof } from '../../features/accounts/proof/useProofForm.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { inviteStaffInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { hasPlace } from '../form/person/roleChoices.ts';
import { useStaffRolesQuery } from '../form/person/StaffRoles.generated.ts';
import { WorkplaceFields, type Workplace } from '../form/person/WorkplaceFields.tsx';
import { useInviteStaffMutation } from './Staff.generated.ts';

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Invites someone to the staff by email. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Invite to the staff">
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

interface Invite extends Proof {
  email: string;
  staffRole: string;
  until: string;
}

function InviteForm({ onClose }: Pick<InviteDialogProps, 'onClose'>) {
  const form = useForm<Invite>({
    defaultValues: { email: '', staffRole: '', until: '', password: '', code: '' },
  });
  const field = fieldsOf(form, inviteStaffInputRules);
  const codeQuestion = useCodeQuestion(form);
  const [failure, setFailure] = useState<string | null>(null);
  const [place, setPlace] = useState<Workplace | null>(null);
  const [invite] = useInviteStaffMutation({ refetchQueries: ['Staff'] });
  const chosen = useWatch({ control: form.control, name: 'staffRole' });
  const { data } = useStaffRolesQuery();
  const roles = data?.staff?.roles.filter(({ isCovered }) => isCovered) ?? [];
  const role = roles.find(({ slug }) => slug === chosen);
  const atPlace = role && hasPlace(role);
  const { errors, isSubmitting } = form.formState;

  async function submit({ email, staffRole, until, password, code }: Invite) {
    setFailure(null);
    if (atPlace && !place) return setFailure('Choose the fitting centre first');
    const at = atPlace ? place : null;
    const proof = { currentPassword: password, code: bareCode(code) };
    const input = { email: email.trim(), staffRole, until: until || null, ...at, ...proof };
    const answer = await invite({ variables: { input } }).catch(failed);
    const sent = answer.data?.inviteStaff;
    if (sent?.__typename === 'StaffInvitationSent') {
      toast(`Invitation sent to ${sent.invitation.email}.`);
      return onClose();
    }
    const message = sent?.message ?? failureText(answer.error);
    if (sent?.__typename === 'InvalidCode') return codeQuestion.refuse(message);
    if (sent?.__typename === 'InvalidCredentials')
      return form.setError('password', { type: 'server', message }, { shouldFocus: true });
    if (sent?.__typename !== 'InvalidInput' || !showRefusedFields(form, sent.fields)) setFailure(message);
  }

  return (
    <PostForm onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      <EmailField {...field('email')} autoComplete="off" hint="They get a link that works for seven days." />
      <SelectField
        {...field('staffRole')}
        label="Role"
        placeholder="Choose a role"
        hint={role?.meaning}
        options={roles.map(({ slug, label }) => ({ value: slug, label }))}
      />
      {atPlace && <WorkplaceFields vans={data?.workVans ?? []} onChoose={setPlace} />}
      <TextField
        {...form.register('until')}
        type="date"
        label="Last day"
        optional
        hint="Leave empty if it doesn’t end."
        error={errors.until?.message}
        className="max-w-56"
      />
      <FormProvider {...form}>
        <OwnProofFields isCodeAsked={codeQuestion.isAsked} />
      </FormProvider>
      <DialogActions>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          Send invitation
        </Button>
      </DialogActions>
    </PostForm>
  );
}
