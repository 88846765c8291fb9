import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCounted } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import type { TyreToOrder } from '../form/newPurchase.ts';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { useCreatePurchaseMutation } from './Purchases.generated.ts';

interface OrderTyresProps {
  supplier: { readonly id: number; readonly name: string };
  /** Those without units aren't ordered. */
  tyres: readonly TyreToOrder[];
  /** The units that orders need of a tyre from the supplier, as last read. */
  neededOf: (productId: number) => number;
  /** Whether the supplier may have an email address. */
  hasEmail: boolean;
  /** Called when nothing was ordered, for example because orders need other units by now. */
  onRefused: () => void;
}

/** Orders tyres from a supplier, by email if wished, and goes to the purchase. */
export function OrderTyres({ supplier, tyres, neededOf, hasEmail, onRefused }: OrderTyresProps) {
  const can = useCan();
  const navigate = useNavigate();
  const [wantsEmail, setWantsEmail] = useState(true);
  const [create, { loading }] = useCreatePurchaseMutation({ refetchQueries: ['PurchaseNeeds'] });
  const lines = tyres
    .filter(({ units }) => units > 0)
    .map(({ productId, units: quantity }) => ({ productId, quantity, needed: neededOf(productId) }));

  async function order() {
    const input = { supplierId: supplier.id, lines, byEmail: hasEmail && wantsEmail };
    const { data, error } = await create({ variables: { input, costs: can('READ_COSTS') } }).catch(failed);
    if (tellAnswer(data?.createPurchase, error) && data?.createPurchase?.__typename === 'Purchase')
      void navigate(`/admin/purchases/${data.createPurchase.id}`);
    else onRefused();
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {hasEmail ? (
        <Checkbox
          label="Send the order by email"
          checked={wantsEmail}
          onChange={({ target }) => setWantsEmail(target.checked)}
        />
      ) : (
        <p className="text-sm text-ink-2">
          {supplier.name} has no email address, so send the order yourself. It can be downloaded as CSV.
        </p>
      )}
      <Button variant="primary" busy={loading} onClick={() => void order()}>
        Order{' '}
        {formatCounted(
          lines.reduce((sum, { quantity }) => sum + quantity, 0),
          'tyre',
        )}
        <span className="sr-only"> from {supplier.name}</span>
      </Button>
    </div>
  );
}
