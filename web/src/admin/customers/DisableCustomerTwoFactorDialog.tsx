import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useDisableCustomerTwoFactorMutation, type CustomerPartsFragment } from './Customer.generated.ts';
import { nameOf } from './customerText.ts';
import { OwnProofForm } from './OwnProofForm.tsx';

interface DisableCustomerTwoFactorFormProps {
  customer: CustomerPartsFragment;
  onClose: () => void;
}

/** Asks before somebody who has lost phone and recovery codes signs in with the password alone. */
export function DisableCustomerTwoFactorDialog({
  customer,
  open,
  onClose,
}: DisableCustomerTwoFactorFormProps & { open: boolean }) {
  return (
    <Dialog title="Remove two-step sign-in?" open={open} onClose={onClose}>
      <DisableCustomerTwoFactorForm customer={customer} onClose={onClose} />
    </Dialog>
  );
}

function DisableCustomerTwoFactorForm({ customer, onClose }: DisableCustomerTwoFactorFormProps) {
  const [remove] = useDisableCustomerTwoFactorMutation();
  return (
    <OwnProofForm
      action="Remove it"
      onProven={async ({ password, code }) => {
        const input = { id: customer.id, currentPassword: password, code };
        return (await remove({ variables: { input } })).data?.disableCustomerTwoFactor;
      }}
      onDone={() => toast(`${nameOf(customer)} signs in without a code now.`)}
      onClose={onClose}
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
    </OwnProofForm>
  );
}
