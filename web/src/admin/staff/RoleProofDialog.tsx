import type { Proof } from '../../features/accounts/proof/useProofForm.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { OwnProofForm } from '../form/person/OwnProofForm.tsx';
import type { SaveAnswer } from '../form/useAdminForm.ts';
import type { RoleValues } from './roleValues.ts';
import { useUpdateStaffRoleMutation } from './StaffRoles.generated.ts';

/** A changed role, and where the result goes. */
export interface RoleToSave extends RoleValues {
  slug: string;
  revision: number;
  answer: (answer: SaveAnswer) => void;
}

interface RoleProofDialogProps {
  /** Null while nothing is to be saved. */
  role: RoleToSave | null;
  onClose: () => void;
}

const NOT_PROVEN = {
  __typename: 'NotProven',
  message: 'Not saved yet. Changing a role needs your password.',
} as const;
/** Refusals that the dialog shows itself; the form shows the others. */
const ABOUT_PROOF: readonly string[] = ['InvalidCredentials', 'InvalidCode', 'TooManyAttempts'];

/** Asks the user to prove who they are, and saves a role. */
export function RoleProofDialog({ role, onClose }: RoleProofDialogProps) {
  function cancel() {
    role?.answer(NOT_PROVEN);
    onClose();
  }
  return (
    <Dialog title="Change this role?" open={role !== null} onClose={cancel}>
      {role && <RoleProofForm role={role} onClose={onClose} />}
    </Dialog>
  );
}

function RoleProofForm({ role, onClose }: { role: RoleToSave; onClose: () => void }) {
  const [update] = useUpdateStaffRoleMutation({ refetchQueries: ['Staff'] });
  const { answer, ...values } = role;

  async function send({ password, code }: Proof) {
    const input = { ...values, currentPassword: password, code };
    const saved = (await update({ variables: { input } })).data?.updateStaffRole;
    if (!saved || ABOUT_PROOF.includes(saved.__typename)) return saved;
    answer(saved.__typename === 'StaffRoleSaved' ? { ...saved, revision: saved.role.revision } : saved);
    return { __typename: 'Answered' };
  }

  return (
    <OwnProofForm action="Save" onProven={send} onDone={() => undefined} onClose={onClose}>
      <p>Everyone with the role has the new permissions from their next click.</p>
    </OwnProofForm>
  );
}
