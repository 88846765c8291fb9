import { useState } from 'react';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { CentreFinder } from '../form/CentreFinder.tsx';
import { useUpdateRoleMutation, type CustomerPartsFragment } from './Customer.generated.ts';
import { OwnProofForm } from './OwnProofForm.tsx';
import type { RoleChoice } from './roleChoices.ts';

interface RoleFormProps {
  customer: CustomerPartsFragment;
  /** The roles on offer; at least one. */
  choices: readonly RoleChoice[];
  onClose: () => void;
}

const NO_CENTRE = { __typename: 'InvalidInput', message: 'Choose the fitting centre first' };

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
  const [centre, setCentre] = useState<{ slug: string; name: string } | null>(null);
  const choice = choices.find(({ role }) => role === chosen) ?? choices[0];
  if (!choice) return null;
  return (
    <OwnProofForm
      action={choice.action}
      onProven={async ({ password, code }) => {
        if (choice.isAtCentre && !centre) return NO_CENTRE;
        const at = choice.isAtCentre && centre ? centre.slug : null;
        const input = { id: customer.id, role: choice.role, centre: at, currentPassword: password, code };
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
      {choice.isAtCentre && (
        <CentreFinder
          label="Fitting centre"
          hint={centre ? `Chosen: ${centre.name}` : 'Find it by its name, town or postcode.'}
          onChoose={setCentre}
        />
      )}
      <p>{choice.outcome}</p>
    </OwnProofForm>
  );
}
