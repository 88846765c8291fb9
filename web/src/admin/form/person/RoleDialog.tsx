import { useState } from 'react';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { OwnProofForm } from './OwnProofForm.tsx';
import { roleQuestion, type RoleChoice, type RoleHolder } from './roleChoices.ts';
import { useUpdateRoleMutation } from './StaffRoles.generated.ts';
import { WorkplaceFields, type Workplace } from './WorkplaceFields.tsx';

interface RoleFormProps {
  person: Pick<RoleHolder, 'id'>;
  /** The screen's queries that show the role. */
  refetch: readonly string[];
  /** The roles on offer; at least one. */
  choices: readonly RoleChoice[];
  onClose: () => void;
}

const NO_PLACE = { __typename: 'InvalidInput', message: 'Choose the fitting centre first' };

const valueOf = ({ role }: RoleChoice): string => role ?? '';

/** Changes an account's role, after asking the user to prove who they are. */
export function RoleDialog({ open, ...form }: RoleFormProps & { open: boolean }) {
  return (
    <Dialog title={`${roleQuestion(form.choices)}?`} open={open} onClose={form.onClose}>
      <RoleForm {...form} />
    </Dialog>
  );
}

function RoleForm({ person, refetch, choices, onClose }: RoleFormProps) {
  const [updateRole] = useUpdateRoleMutation({ refetchQueries: [...refetch] });
  const [chosen, setChosen] = useState<string | null>(null);
  const [place, setPlace] = useState<Workplace | null>(null);
  // Removal is never what the dialog begins with, unless it's all there is.
  const choice =
    choices.find((one) => valueOf(one) === chosen) ?? choices.find(({ role }) => role !== null) ?? choices[0];
  if (!choice) return null;
  return (
    <OwnProofForm
      action={choice.action}
      onProven={async ({ password, code }) => {
        if (choice.vans && !place) return NO_PLACE;
        const at = choice.vans ? place : null;
        const role = choice.role === null ? ({ role: 'CUSTOMER' } as const) : { staffRole: choice.role };
        const input = { id: person.id, ...role, ...at, currentPassword: password, code };
        return (await updateRole({ variables: { input } })).data?.updateRole;
      }}
      onDone={() => toast(choice.done)}
      onClose={onClose}
    >
      {choices.length > 1 && (
        <SelectField
          label="New role"
          value={valueOf(choice)}
          onChange={({ target }) => setChosen(target.value)}
          options={choices.map((one) => ({ value: valueOf(one), label: one.label }))}
        />
      )}
      {choice.vans && <WorkplaceFields vans={choice.vans} onChoose={setPlace} />}
      <p>{choice.outcome}</p>
    </OwnProofForm>
  );
}
