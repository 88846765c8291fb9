import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useUpdateRoleMutation, type CustomerPartsFragment } from './Customer.generated.ts';
import { nameOf } from './customerText.ts';
import { OwnProofForm } from './OwnProofForm.tsx';

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
  const [updateRole] = useUpdateRoleMutation();
  const isAdmin = customer.role === 'ADMIN';
  const role = isAdmin ? ('CUSTOMER' as const) : ('ADMIN' as const);
  return (
    <OwnProofForm
      action={isAdmin ? 'Take it away' : 'Make an administrator'}
      onProven={async ({ password, code }) => {
        const input = { id: customer.id, role, currentPassword: password, code };
        return (await updateRole({ variables: { input } })).data?.updateRole;
      }}
      onDone={() =>
        toast(`${nameOf(customer)} is ${role === 'ADMIN' ? 'an administrator' : 'a customer'} now.`)
      }
      onClose={onClose}
    >
      <p>
        {isAdmin
          ? `${nameOf(customer)} can no longer open the admin, and is signed out everywhere at once. Their ` +
            'orders and data stay.'
          : `${nameOf(customer)} will be able to do everything here, like you. They are signed out, their old ` +
            `password stops working, and ${customer.email} gets a link to choose one of at least 12 characters.`}
      </p>
    </OwnProofForm>
  );
}
