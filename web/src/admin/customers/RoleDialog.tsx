import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useChangeRoleMutation, type CustomerPartsFragment } from './Customer.generated.ts';
import { nameOf } from './customerText.ts';

interface RoleDialogProps {
  customer: CustomerPartsFragment;
  open: boolean;
  onClose: () => void;
}

/** Asks before somebody is made an administrator, or is one no longer. */
export function RoleDialog({ customer, open, onClose }: RoleDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [changeRole, { loading }] = useChangeRoleMutation();
  const isAdmin = customer.role === 'ADMIN';

  async function change() {
    const input = { id: customer.id, role: isAdmin ? ('CUSTOMER' as const) : ('ADMIN' as const) };
    const answer = (await changeRole({ variables: { input } }).catch(() => undefined))?.data?.changeRole;
    if (answer?.__typename !== 'User')
      return setRefusal(
        (answer && 'message' in answer && answer.message) || 'That didn’t work. Please try again.',
      );
    toast(
      isAdmin ? `${nameOf(customer)} is a customer now.` : `${nameOf(customer)} is an administrator now.`,
    );
    setRefusal(null);
    onClose();
  }

  return (
    <Dialog
      title={isAdmin ? 'Take the administrator role away?' : 'Make an administrator?'}
      open={open}
      onClose={() => {
        setRefusal(null);
        onClose();
      }}
    >
      <div className="grid gap-4">
        <p>
          {isAdmin
            ? `${nameOf(customer)} can no longer open the admin, and is signed out everywhere at once. Their ` +
              'orders and data stay.'
            : `${nameOf(customer)} will be able to do everything here, like you. They are signed out, their old ` +
              `password stops working, and ${customer.email} gets a link to choose one of at least 12 characters.`}
        </p>
        {refusal && <Notice tone="bad" title={refusal} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={loading} onClick={() => void change()}>
            {isAdmin ? 'Take it away' : 'Make an administrator'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
