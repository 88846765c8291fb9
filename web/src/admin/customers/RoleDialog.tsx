import { useState } from 'react';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useUpdateRoleMutation, type CustomerPartsFragment } from './Customer.generated.ts';
import { OwnProofForm } from './OwnProofForm.tsx';
import type { RoleChoice } from './roleChoices.ts';

interface RoleFormProps {
  customer: CustomerPartsFragment;
  /** The roles on offer; at least one. */
  choices: readonly RoleChoice[];
  onClose: () => void;
}

/** The title of the dialog: names the role if only one is on offer. */
export const roleQuestion = (choices: readonly RoleChoice[]): string =>
  choices.length === 1 ? (choices[0]?.question ?? '') : 'Change role';

/** Changes an account's role, after asking the user to prove who they are. */
export function RoleDialog({ open, ...form }: RoleFormProps & { open: boolean }) {
  return (
    <Dialog title={`${roleQuestion(form.choices)}?`} open={open} onClose={form.onClose}>
      <RoleForm {...form} />
    </Dialog>
  );
}

function RoleForm({ customer, choices, onClose }: RoleFormProps) {
  const [updateRole] = useUpdateRoleMutation();
  const [chosen, setChosen] = useState('');
  const choice = choices.find(({ role }) => role === chosen) ?? choices[0];
  if (!choice) return null;
  return (
    <OwnProofForm
      action={choice.action}
      onProven={async ({ password, code }) => {
        const input = { id: customer.id, role: choice.role, currentPassword: password, code };
        return (await updateRole({ variables: { input } })).data?.updateRole;
      }}
      onDone={() => toast(choice.done)}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <SelectField
          label="New role"
          value={choice.role}
          onChange={({ target }) => setChosen(target.value)}
          options={choices.map(({ role, label }) => ({ value: role, label }))}
        />
      )}
      <p>{choice.outcome}</p>
    </OwnProofForm>
  );
}
