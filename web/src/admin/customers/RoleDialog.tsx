import { FormProvider } from 'react-hook-form';
import { SecondStepField } from '../../features/accounts/SecondStepField.tsx';
import { useCodeQuestion } from '../../features/accounts/useCodeQuestion.ts';
import { useProofForm, type Proof } from '../../features/accounts/useProofForm.ts';
import { keeps } from '../../lib/inputRule.ts';
import { changeRoleInputRules } from '../../lib/inputRules.generated.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toast } from '../../ui/toast.ts';
import { useChangeRoleMutation, type CustomerPartsFragment } from './Customer.generated.ts';
import { nameOf } from './customerText.ts';

interface RoleFormProps {
  customer: CustomerPartsFragment;
  onClose: () => void;
}

/** Asks before somebody is made an administrator, or is one no longer, and who it is that decides so. */
export function RoleDialog({ customer, open, onClose }: RoleFormProps & { open: boolean }) {
  const title = customer.role === 'ADMIN' ? 'Take the administrator role away?' : 'Make an administrator?';
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <RoleForm customer={customer} onClose={onClose} />
    </Dialog>
  );
}

function RoleForm({ customer, onClose }: RoleFormProps) {
  const [changeRole] = useChangeRoleMutation();
  const isAdmin = customer.role === 'ADMIN';

  async function change({ password, code }: Proof) {
    const role = isAdmin ? ('CUSTOMER' as const) : ('ADMIN' as const);
    const input = { id: customer.id, role, currentPassword: password, code };
    const answer = (await changeRole({ variables: { input } })).data?.changeRole;
    if (answer?.__typename === 'WrongCode') {
      codeQuestion.refuse(answer.message);
      return 'done';
    }
    if (answer?.__typename !== 'User') return answer;
    toast(
      isAdmin ? `${nameOf(customer)} is a customer now.` : `${nameOf(customer)} is an administrator now.`,
    );
    onClose();
    return 'done';
  }

  const { form, failure, onSubmit } = useProofForm(change);
  const codeQuestion = useCodeQuestion(form);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
      <p>
        {isAdmin
          ? `${nameOf(customer)} can no longer open the admin, and is signed out everywhere at once. Their ` +
            'orders and data stay.'
          : `${nameOf(customer)} will be able to do everything here, like you. They are signed out, their old ` +
            `password stops working, and ${customer.email} gets a link to choose one of at least 12 characters.`}
      </p>
      {failure && <Notice tone="bad" title={failure} />}
      <PasswordField
        label="Your own password"
        autoComplete="current-password"
        aria-required
        error={errors.password?.message}
        {...form.register('password', { validate: keeps(changeRoleInputRules.currentPassword) })}
      />
      {codeQuestion.isAsked && (
        <FormProvider {...form}>
          <SecondStepField />
        </FormProvider>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isAdmin ? 'Take it away' : 'Make an administrator'}
        </Button>
      </div>
    </form>
  );
}
