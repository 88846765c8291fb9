import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failed, failureText } from '../../apollo/failureText.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCounted, formatDate } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import {
  useCreatePurchaseMutation,
  usePurchaseNeedsQuery,
  type PurchaseNeedsQuery,
} from './Purchases.generated.ts';
import { UnitsInput } from './UnitsInput.tsx';

type Need = NonNullable<PurchaseNeedsQuery['purchaseNeeds']>[number];

/** The tyres that paid orders need, to be ordered supplier by supplier. */
export function PurchaseNeeds() {
  const can = useCan();
  const { data, error, refetch } = usePurchaseNeedsQuery({
    variables: { costs: can('READ_COSTS') },
    fetchPolicy: 'cache-and-network',
  });
  const needs = data?.purchaseNeeds;
  if (!needs)
    return error ? (
      <LoadFailed what="the list of what to order" why={failureText(error)} onRetry={() => refetch()} />
    ) : (
      <Skeleton className="h-40" />
    );
  if (needs.length === 0)
    return (
      <Panel title="To order">
        <p className="text-sm text-ink-2">Nothing: every tyre that was sold is here or on its way.</p>
      </Panel>
    );
  return [...Map.groupBy(needs, ({ supplierId }) => supplierId).values()].map((of) => (
    <SupplierNeeds
      key={of.map(({ supplierId, productId, units }) => `${supplierId}:${productId}:${units}`).join()}
      needs={of}
      onOutdated={() => void refetch()}
    />
  ));
}

function SupplierNeeds({ needs, onOutdated }: { needs: readonly Need[]; onOutdated: () => void }) {
  const can = useCan();
  const navigate = useNavigate();
  const [units, setUnits] = useState(() => new Map(needs.map((need) => [need.productId, need.units])));
  const [byEmail, setByEmail] = useState(true);
  const [create, { loading }] = useCreatePurchaseMutation({ refetchQueries: ['PurchaseNeeds'] });
  const lines = needs.flatMap(({ productId, units: needed }) => {
    const quantity = units.get(productId) ?? 0;
    return quantity > 0 ? [{ productId, quantity, needed }] : [];
  });
  const [first] = needs;
  if (!first) return null;
  const { supplierId, supplierName } = first;

  async function order() {
    const { data, error } = await create({
      variables: { input: { supplierId, lines, byEmail }, costs: can('READ_COSTS') },
    }).catch(failed);
    if (tellAnswer(data?.createPurchase, error) && data?.createPurchase?.__typename === 'Purchase')
      void navigate(`/admin/purchases/${data.createPurchase.id}`);
    else onOutdated();
  }

  return (
    <Panel title={`To order from ${supplierName}`}>
      <ul className="divide-y divide-line">
        {needs.map((need) => (
          <li key={need.productId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
            <span className="grid min-w-0 grow basis-60">
              <span className="font-[650]">{need.name}</span>
              <span className="wrap-anywhere text-ink-2">
                {[
                  need.code ?? need.sku,
                  need.costPrice ? `${formatPrice(need.costPrice)} each` : null,
                  `needed by ${formatCounted(need.orders, 'order')} since ${formatDate(need.since)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <UnitsInput
              label={`Units of ${need.name}`}
              value={units.get(need.productId) ?? 0}
              onChange={(value) => setUnits(new Map(units).set(need.productId, value))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label="Send the order by email"
          checked={byEmail}
          onChange={({ target }) => setByEmail(target.checked)}
        />
        <Button variant="primary" busy={loading} onClick={() => void order()}>
          Order{' '}
          {formatCounted(
            lines.reduce((sum, { quantity }) => sum + quantity, 0),
            'tyre',
          )}
          <span className="sr-only"> from {supplierName}</span>
        </Button>
      </div>
    </Panel>
  );
}
