import { useState } from 'react';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { OwnProofForm } from '../form/person/OwnProofForm.tsx';
import { useUpdateStaffAccessMutation, type StaffMemberFragment } from './Staff.generated.ts';

interface AccessDialogProps {
  member: StaffMemberFragment;
  open: boolean;
  onClose: () => void;
}

type AccessFormProps = Omit<AccessDialogProps, 'open'>;

const nameOf = ({ firstName, lastName }: StaffMemberFragment): string => `${firstName} ${lastName}`;

/** Suspends a member of staff, or lifts that. */
export function SuspendDialog({ open, ...form }: AccessDialogProps) {
  const isSuspended = form.member.staffState === 'SUSPENDED';
  const title = isSuspended
    ? `Lift the suspension of ${nameOf(form.member)}?`
    : `Suspend ${nameOf(form.member)}?`;
  return (
    <Dialog title={title} open={open} onClose={form.onClose}>
      <SuspendForm {...form} />
    </Dialog>
  );
}

function SuspendForm({ member, onClose }: AccessFormProps) {
  const [update] = useUpdateStaffAccessMutation();
  // The mutation changes the state before the form has closed.
  const [isSuspended] = useState(member.staffState === 'SUSPENDED');
  const name = nameOf(member);
  return (
    <OwnProofForm
      action={isSuspended ? 'Lift suspension' : 'Suspend'}
      onProven={async ({ password, code }) => {
        const input = { id: member.id, suspended: !isSuspended, currentPassword: password, code };
        return (await update({ variables: { input } })).data?.updateStaffAccess;
      }}
      onDone={() => toast(isSuspended ? `${name} can use the admin again.` : `${name} is suspended.`)}
      onClose={onClose}
    >
      <p>
        {isSuspended
          ? `${name} has the role “${member.staffRole?.label}” again. They have to sign in.`
          : `${name} is signed out everywhere at once and can’t open the admin until you lift the suspension. They ` +
            'keep their account as a customer.'}
      </p>
    </OwnProofForm>
  );
}

/** Sets the last day of a member of staff. */
export function LastDayDialog({ open, ...form }: AccessDialogProps) {
  return (
    <Dialog title={`Last day of ${nameOf(form.member)}`} open={open} onClose={form.onClose}>
      <LastDayForm {...form} />
    </Dialog>
  );
}

function LastDayForm({ member, onClose }: AccessFormProps) {
  const [update] = useUpdateStaffAccessMutation();
  const [until, setUntil] = useState(member.staffUntil ?? '');
  return (
    <OwnProofForm
      action="Save"
      onProven={async ({ password, code }) => {
        const input = { id: member.id, until: until || null, currentPassword: password, code };
        return (await update({ variables: { input } })).data?.updateStaffAccess;
      }}
      onDone={() => toast('Last day saved.')}
      onClose={onClose}
    >
      <p>After that day they’re a customer: they keep their account, but can’t open the admin.</p>
      <TextField
        label="Last day"
        type="date"
        optional
        hint="Leave empty if it doesn’t end."
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        className="max-w-56"
      />
    </OwnProofForm>
  );
}
