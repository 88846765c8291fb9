import { formatDecimal } from '@treadline/schema/trade/values/money';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { toAddressForm } from '../../lib/form/addressForm.ts';
import type { AdminFormControl } from '../form/useAdminForm.ts';
import { useCopiedOrderQuery, type CopiedOrderQuery } from './ManualOrder.generated.ts';
import { type ManualOrderValues, type TypedLine } from './manualOrderForm.ts';

type Copied = NonNullable<CopiedOrderQuery['order']>;

/** The tyres of an order that are still sold, at the prices its buyer paid. */
export function copiedLines({ number, lines }: Pick<Copied, 'number' | 'lines'>): TypedLine[] {
  const insured = new Set(lines.map(({ kind, coversLineId }) => kind === 'ROAD_HAZARD_PLAN' && coversLineId));
  return lines.flatMap(({ id, product, quantity, unitPrice, priceReason }) => {
    if (!product) return [];
    const isAgreed = unitPrice !== product.price;
    return {
      productId: product.id,
      name: product.name,
      sku: product.sku,
      listPrice: product.price,
      cost: product.costPrice ?? null,
      quantity,
      price: isAgreed ? formatDecimal(unitPrice) : '',
      priceReason: isAgreed ? (priceReason ?? `As in order ${number}`) : '',
      roadHazardPlan: insured.has(id),
    };
  });
}

/** Fills in the tyres, buyer and address of the order that the URL names as `copy`, unless the form has its draft. */
export function useCopiedOrder({
  form: { setValue },
  restoredAt,
}: Pick<AdminFormControl<ManualOrderValues>, 'form' | 'restoredAt'>): void {
  const can = useCan();
  const [params] = useSearchParams();
  const id = params.get('copy') ?? '';
  const { data } = useCopiedOrderQuery({
    variables: { id, costs: can('READ_COSTS'), buyer: can('READ_CUSTOMERS') },
    skip: id === '',
    fetchPolicy: 'network-only',
  });
  const order = data?.order;
  const fillIn = useEffectEvent((copied: Copied) => {
    const dirty = { shouldDirty: true };
    setValue('lines', copiedLines(copied), dirty);
    setValue('customerId', data?.knownBuyer?.customerId ?? '', dirty);
    setValue('email', copied.email, dirty);
    setValue('phone', copied.phone ?? '', dirty);
    setValue('shippingAddress', toAddressForm(copied.shippingAddress), dirty);
    setValue('deliveryMethod', copied.deliveryMethod, dirty);
    setValue('isCollected', copied.isCollected, dirty);
  });
  const isRestored = restoredAt !== null;
  useEffect(() => {
    if (order && !isRestored) fillIn(order);
  }, [order, isRestored]);
}
