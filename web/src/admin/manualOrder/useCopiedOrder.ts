import { formatDecimal } from '@treadline/schema/trade/values/money';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { toAddressForm } from '../../lib/form/addressForm.ts';
import { useCopiedOrderQuery, type CopiedOrderQuery } from './ManualOrder.generated.ts';
import type { ManualOrderValues, TypedLine } from './manualOrderForm.ts';
import { useFillIn } from './useFillIn.ts';

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

/**
 * Fills in the tyres, buyer and address of the order that the URL names as `copy`.
 * @param blanks as for `useFillIn`.
 */
export function useCopiedOrder({ setValue }: UseFormReturn<ManualOrderValues>, blanks: number): void {
  const can = useCan();
  const [params] = useSearchParams();
  const id = params.get('copy') ?? '';
  const { data } = useCopiedOrderQuery({
    variables: { id, costs: can('READ_COSTS'), buyer: can('READ_CUSTOMERS') },
    skip: id === '',
    fetchPolicy: 'network-only',
  });
  useFillIn(data?.order, blanks, (copied) => {
    const dirty = { shouldDirty: true };
    setValue('lines', copiedLines(copied), dirty);
    setValue('customerId', data?.knownBuyer?.customerId ?? '', dirty);
    setValue('email', copied.email, dirty);
    setValue('phone', copied.phone ?? '', dirty);
    setValue('shippingAddress', toAddressForm(copied.shippingAddress), dirty);
    setValue('deliveryMethod', copied.deliveryMethod, dirty);
    setValue('isCollected', copied.isCollected, dirty);
  });
}
