import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState } from 'react';
import { failureText } from '../../apollo/failureText.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCounted, formatDate } from '../../lib/text/format.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { OrderTyres } from './OrderTyres.tsx';
import { usePurchaseNeedsQuery, type PurchaseNeedsQuery } from './Purchases.generated.ts';
import { TyresToOrder, withUnits } from './TyresToOrder.tsx';

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
  const [tyres, setTyres] = useState(needs);
  const [first] = needs;
  if (!first) return null;
  const { supplierId: id, supplierName: name } = first;
  const needed = new Map(needs.map(({ productId, units }) => [productId, units]));
  return (
    <Panel title={`To order from ${name}`}>
      <TyresToOrder
        tyres={tyres}
        detail={({ code, sku, costPrice, orders, since }) =>
          [
            code ?? sku,
            costPrice ? `${formatPrice(costPrice)} each` : null,
            `needed by ${formatCounted(orders, 'order')} since ${formatDate(since)}`,
          ]
            .filter(Boolean)
            .join(' · ')
        }
        onChange={(productId, units) => setTyres(withUnits(tyres, productId, units))}
      />
      <OrderTyres
        supplier={{ id, name }}
        tyres={tyres}
        neededOf={(productId) => needed.get(productId) ?? 0}
        hasEmail
        onRefused={onOutdated}
      />
    </Panel>
  );
}
