import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { useRemoveTwoStepMutation, type CustomerPartsFragment } from './Customer.generated.ts';
import { nameOf } from './customerText.ts';

interface RemoveTwoStepDialogProps {
  customer: CustomerPartsFragment;
  open: boolean;
  onClose: () => void;
}

/** Asks before somebody who has lost phone and recovery codes signs in with the password alone. */
export function RemoveTwoStepDialog({ customer, open, onClose }: RemoveTwoStepDialogProps) {
  const [remove, { loading }] = useRemoveTwoStepMutation({ variables: { id: customer.id } });

  async function confirm() {
    const answer = await remove().catch(() => undefined);
    if (tellAnswer(answer?.data?.removeTwoStep)) toast(`${nameOf(customer)} signs in without a code now.`);
    onClose();
  }

  return (
    <ConfirmDialog
      title="Remove two-step sign-in?"
      open={open}
      onClose={onClose}
      confirmLabel="Remove it"
      busy={loading}
      onConfirm={() => void confirm()}
    >
      <p>
        Only for somebody who has lost both their phone and their recovery codes. Anybody who knows their
        password can then sign in, so first make sure that you are talking to {nameOf(customer)}:
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          {customer.phone
            ? `Call them back on ${customer.phone}, whatever number they called from.`
            : `Write to ${customer.email} and wait for their answer.`}
        </li>
        <li>Ask what they last ordered and where it went.</li>
        <li>If their phone was stolen, send them a link for a new password too.</li>
      </ul>
    </ConfirmDialog>
  );
}
