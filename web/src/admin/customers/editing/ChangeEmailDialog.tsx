import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { showRefusedFields } from '../../../features/accounts/showRefusedFields.ts';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { changeCustomerEmailInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useChangeCustomerEmailMutation } from './CustomerEdit.generated.ts';

interface ChangeEmailDialogProps {
  customer: { id: string; email: string; hasPassword: boolean };
  open: boolean;
  onClose: () => void;
}

/** Sends a link to a customer's new email address. */
export function ChangeEmailDialog({ customer, open, onClose }: ChangeEmailDialogProps) {
  return (
    <Dialog title="Change their email address" open={open} onClose={onClose}>
      <EmailForm customer={customer} onDone={onClose} />
    </Dialog>
  );
}

function EmailForm({
  customer: { id, email, hasPassword },
  onDone,
}: Pick<ChangeEmailDialogProps, 'customer'> & { onDone: () => void }) {
  const form = useForm({ defaultValues: { newEmail: '' } });
  const [change] = useChangeCustomerEmailMutation({ refetchQueries: ['Customer'] });
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ newEmail }: { newEmail: string }) {
    setFailure(null);
    const { data, error } = await change({ variables: { input: { id, newEmail } } }).catch(failed);
    const answer = data?.changeCustomerEmail;
    if (answer?.__typename === 'CustomerEmailChange') {
      toast(
        answer.isPending
          ? `Link sent to ${answer.email}. The address changes once they’ve followed it.`
          : `Address changed. A link to choose a password is on its way to ${answer.email}.`,
        { seconds: 8 },
      );
      return onDone();
    }
    if (answer?.__typename === 'InvalidInput' && showRefusedFields(form, answer.fields)) return;
    setFailure(answer?.message ?? failureText(error));
  }

  return (
    <PostForm onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <p className="text-sm">
        {hasPassword
          ? 'It changes once they sign in and click the link that we email to the new address, within 24 hours. '
          : 'They have no password yet, so it changes at once, and the new address gets a link to choose one. '}
        We also tell {email}.
      </p>
      {failure && <Notice tone="bad" title={failure} />}
      <EmailField label="New email address" autoComplete="off" {...fieldsOf(form, rules)('newEmail')} />
      <DialogActions>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Email the link
        </Button>
      </DialogActions>
    </PostForm>
  );
}
