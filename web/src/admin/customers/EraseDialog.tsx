import { useId, useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { failed, failureText } from '../../apollo/failureText.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { nameOf } from '../form/person/nameOf.ts';
import { useEraseCustomerMutation, type CustomerPartsFragment } from './Customer.generated.ts';

interface EraseDialogProps {
  customer: CustomerPartsFragment;
  open: boolean;
  onClose: () => void;
}

/** Erases a customer's data for good, after asking for the customer's email address. */
export function EraseDialog({ customer, open, onClose }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<{ message: string; isField: boolean } | null>(null);
  const [eraseCustomer, { loading }] = useEraseCustomerMutation();
  const navigate = useNavigate();
  const id = useId();

  async function erase(event: SyntheticEvent) {
    event.preventDefault();
    const input = { id: customer.id, email: typed };
    const { data, error } = await eraseCustomer({ variables: { input } }).catch(failed);
    const answer = data?.eraseCustomer;
    if (answer?.__typename !== 'AccountDeleted')
      return setRefusal({
        message:
          (answer && 'message' in answer && answer.message) ||
          failureText(error, 'That didn’t work. Please try again.'),
        isField: answer?.__typename === 'InvalidInput',
      });
    const { keptOrders } = answer;
    toast(
      keptOrders > 0
        ? `Erased. ${keptOrders} ${keptOrders === 1 ? 'order stays' : 'orders stay'} in the books without a name.`
        : 'Erased.',
      { seconds: 6 },
    );
    void navigate('/admin/customers', { replace: true });
  }

  function close() {
    setTyped('');
    setRefusal(null);
    onClose();
  }

  return (
    <Dialog title={`Erase ${nameOf(customer)}?`} open={open} onClose={close}>
      <PostForm onSubmit={erase} className="grid gap-4">
        <p>
          This permanently deletes the account with its addresses, garage, messages and newsletter, and the
          name on reviews and finished orders. Sales stay in the books. This can’t be undone. If they asked
          for a copy of their data, download it first.
        </p>
        <EmailField
          id={id}
          label={`Type ${customer.email} to confirm`}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={refusal?.isField ? refusal.message : undefined}
        />
        {refusal && !refusal.isField && <Notice tone="bad" title={refusal.message} />}
        <DialogActions>
          <Button type="submit" busy={loading} className="border-bad! text-bad!">
            Erase permanently
          </Button>
        </DialogActions>
      </PostForm>
    </Dialog>
  );
}
