import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCounted } from '../../lib/text/format.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { useCancelPurchaseMutation, type ShownPurchaseFragment } from './Purchases.generated.ts';
import { leftOf, sumOf } from './purchaseSums.ts';

/** Cancels what is still to come of a purchase. */
export function CancelPurchase({ purchase }: { purchase: ShownPurchaseFragment }) {
  const can = useCan();
  const { id, revision, supplierName, emailedAt } = purchase;
  const [byEmail, setByEmail] = useState(emailedAt !== null);
  const [cancel, { loading }] = useCancelPurchaseMutation({ refetchQueries: ['PurchaseNeeds'] });
  const left = formatCounted(sumOf(purchase, leftOf), 'tyre');

  async function confirm(close: () => void) {
    const { data, error } = await cancel({
      variables: { input: { id, revision, byEmail }, costs: can('READ_COSTS') },
    }).catch(failed);
    if (tellAnswer(data?.cancelPurchase, error)) toast(`Cancelled ${left}. Orders need them again.`);
    close();
  }

  return (
    <ConfirmButton
      label="Cancel purchase"
      title={`Cancel purchase ${id}`}
      confirmLabel={`Cancel ${left}`}
      keepLabel="Keep purchase"
      busy={loading}
      onConfirm={confirm}
    >
      <p className="text-sm">
        {left} won’t come from {supplierName}. If orders wait for them, they’re listed under To order again.
        Tyres that have come stay where they are.
      </p>
      <Checkbox
        label="Tell the supplier by email"
        checked={byEmail}
        onChange={({ target }) => setByEmail(target.checked)}
      />
    </ConfirmButton>
  );
}
