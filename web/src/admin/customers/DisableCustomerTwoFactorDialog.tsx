import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { nameOf } from '../form/person/nameOf.ts';
import { OwnProofForm } from '../form/person/OwnProofForm.tsx';
import { useDisableCustomerTwoFactorMutation, type CustomerPartsFragment } from './Customer.generated.ts';

interface DisableCustomerTwoFactorFormProps {
  customer: CustomerPartsFragment;
  onClose: () => void;
}

/** Disables two-factor sign-in for a customer who has lost their phone and recovery codes, after confirmation. */
export function DisableCustomerTwoFactorDialog({
  customer,
  open,
  onClose,
}: DisableCustomerTwoFactorFormProps & { open: boolean }) {
  return (
    <Dialog title="Disable two-factor sign-in?" open={open} onClose={onClose}>
      <DisableCustomerTwoFactorForm customer={customer} onClose={onClose} />
    </Dialog>
  );
}

function DisableCustomerTwoFactorForm({ customer, onClose }: DisableCustomerTwoFactorFormProps) {
  const [remove] = useDisableCustomerTwoFactorMutation();
  return (
    <OwnProofForm
      action="Disable"
      onProven={async ({ password, code }) => {
        const input = { id: customer.id, currentPassword: password, code };
        return (await remove({ variables: { input } })).data?.disableCustomerTwoFactor;
      }}
      onDone={() => toast(`${nameOf(customer)} can now sign in without a code.`)}
      onClose={onClose}
    >
      <p>
        Only for customers who have lost both their phone and their recovery codes. Their password alone will
        be enough to sign in, so first make sure you’re talking to {nameOf(customer)}:
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        <li>
          {customer.phone
            ? `Call them back on ${customer.phone}, even if they called you.`
            : `Email ${customer.email} and wait for an answer.`}
        </li>
        <li>Ask what they last ordered and where it was delivered.</li>
        <li>If their phone was stolen, send a password reset link too.</li>
      </ul>
    </OwnProofForm>
  );
}
