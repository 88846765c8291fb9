import { formatPrice } from '@treadline/schema/trade/values/money';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { failureText } from '../../apollo/failureText.ts';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { formatCounted } from '../../lib/text/format.ts';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../ui/page/LoadFailed.tsx';
import type { PurchaseBeginning } from '../form/newPurchase.ts';
import { TyreFinder } from '../form/TyreFinder.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { OrderTyres } from './OrderTyres.tsx';
import {
  useOffersToOrderQuery,
  usePurchaseNeedsQuery,
  usePurchaseSuppliersQuery,
  type OffersToOrderQuery,
  type PurchaseSuppliersQuery,
} from './Purchases.generated.ts';
import { TyresToOrder, withUnits } from './TyresToOrder.tsx';

type Suppliers = NonNullable<PurchaseSuppliersQuery['suppliers']>;
type Offer = NonNullable<OffersToOrderQuery['supplierOffers']>['items'][number];

const BACK = { to: '/admin/purchases', label: 'Purchases' };
/** A pair, as most are bought. */
const USUAL_UNITS = 2;

/** /admin/purchases/new: tyres for own stock, ordered from a supplier. */
export function NewPurchaseScreen() {
  const { data, error, refetch } = usePurchaseSuppliersQuery({ fetchPolicy: 'cache-and-network' });
  const suppliers = data?.suppliers?.filter(({ active }) => active);
  return (
    <AdminPage title="New purchase" back={BACK}>
      {suppliers ? (
        <NewPurchase suppliers={suppliers} />
      ) : error ? (
        <LoadFailed what="the suppliers" why={failureText(error)} onRetry={() => refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </AdminPage>
  );
}

function NewPurchase({ suppliers }: { suppliers: Suppliers }) {
  const can = useCan();
  const costs = can('READ_COSTS');
  const beginning = useLocation().state as PurchaseBeginning | null;
  const [tyres, setTyres] = useState(beginning?.tyres ?? []);
  const [supplierId, setSupplierId] = useState(suppliers.length === 1 ? (suppliers[0]?.id ?? 0) : 0);
  const supplier = suppliers.find(({ id }) => id === supplierId);
  const needs = usePurchaseNeedsQuery({ variables: { costs }, fetchPolicy: 'cache-and-network' });
  const offers = useOffersToOrderQuery({
    variables: { supplierId, productIds: tyres.map(({ productId }) => productId), costs },
    skip: !supplier || tyres.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  if (suppliers.length === 0)
    return (
      <EmptyState
        title="No suppliers yet"
        action={<LinkButton to="/admin/suppliers/new">Add a supplier</LinkButton>}
      >
        Add the wholesaler that you buy from first.
      </EmptyState>
    );
  const needed = new Map(
    needs.data?.purchaseNeeds
      ?.filter((need) => need.supplierId === supplierId)
      .map(({ productId, units }) => [productId, units]),
  );
  const found = (offers.data ?? offers.previousData)?.supplierOffers?.items;
  const offerOf = new Map(found?.map((offer) => [offer.productId, offer]));
  return (
    <Panel title="For own stock">
      <SelectField
        label="Supplier"
        options={[
          ...(supplier ? [] : [{ value: '0', label: 'Choose one' }]),
          ...suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(supplierId)}
        onChange={({ target }) => setSupplierId(Number(target.value))}
      />
      <TyreFinder
        onChoose={({ id: productId, name }) => {
          if (tyres.every((tyre) => tyre.productId !== productId))
            setTyres([...tyres, { productId, name, units: USUAL_UNITS }]);
        }}
      />
      {tyres.length > 0 && (
        <TyresToOrder
          tyres={tyres}
          detail={({ productId }) =>
            found ? detailOf(offerOf.get(productId), needed.get(productId) ?? 0) : ''
          }
          onChange={(productId, units) => setTyres(withUnits(tyres, productId, units))}
          extra={({ productId, name }) => (
            <IconButton
              label={`Leave out ${name}`}
              icon={<X className="size-4" />}
              onClick={() => setTyres(tyres.filter((tyre) => tyre.productId !== productId))}
            />
          )}
        />
      )}
      {supplier && tyres.length > 0 && needs.data && (
        <OrderTyres
          supplier={supplier}
          tyres={tyres}
          neededOf={(productId) => needed.get(productId) ?? 0}
          hasEmail={supplier.email !== null}
          onRefused={() => void needs.refetch()}
        />
      )}
    </Panel>
  );
}

function detailOf(offer: Offer | undefined, needed: number): string {
  const facts = offer
    ? [
        offer.code,
        offer.costPrice ? `${formatPrice(offer.costPrice)} each` : null,
        `${formatCounted(offer.units, 'unit')} there`,
      ]
    : ['Not in this supplier’s list, so its cost isn’t known'];
  return [...facts, needed > 0 ? `orders need ${needed}` : null].filter(Boolean).join(' · ');
}
