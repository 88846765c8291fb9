import { formatPrice, parsePrice } from '@treadline/schema/trade/values/money';
import { isJump } from '@treadline/schema/trade/values/price-jump';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import type { LostSlot } from '../../features/fitting/LostSlotNotice.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { priceDoubt } from '../form/priceDoubt.ts';
import { useAdminForm, type AdminFormControl, type SaveAnswer } from '../form/useAdminForm.ts';
import {
  useRecordPaymentOfNewOrderMutation,
  useTakeOrderMutation,
  type TakeOrderMutation,
} from './ManualOrder.generated.ts';
import {
  canBePaidNow,
  EMPTY_ORDER,
  orderInputOf,
  type ManualOrderValues,
  type TypedLine,
} from './manualOrderForm.ts';

type Refused = Exclude<TakeOrderMutation['createManualOrder'], { __typename: 'ManualOrderPlaced' } | null>;

/** The field that reports every fault of a fitting. */
const SLOT = 'fitting.start';

/** That a price agreed for a tyre is far from its own, or below its cost; null if it isn't. */
function agreedPriceDoubt({ name, listPrice, cost, price }: TypedLine): string | null {
  const agreed = parsePrice(price);
  if (agreed !== null && isJump(listPrice, agreed))
    return `${name} is sold for ${formatPrice(agreed)} instead of ${formatPrice(listPrice)}.`;
  const doubt = priceDoubt({ was: null, price: agreed, cost });
  return doubt && `${name}: ${doubt}`;
}

/** Maps a refusal to errors at the fields; missing stock is reported at the tyre's quantity. */
function refusalOf(refused: Refused, { lines }: ManualOrderValues): SaveAnswer {
  const { __typename, message } = refused;
  if (__typename === 'SlotUnavailable') return { __typename, message, fields: [{ path: SLOT, message }] };
  if (__typename === 'InvalidInput')
    return {
      ...refused,
      fields: refused.fields.map((field) =>
        field.path.startsWith('fittings.') ? { ...field, path: SLOT } : field,
      ),
    };
  const fields = refused.lines.map(({ productId, available }) => ({
    path: `lines.${lines.findIndex((line) => line.productId === productId)}.quantity`,
    message: available === 0 ? 'Out of stock' : `Only ${available} in stock`,
  }));
  return { __typename, message, fields };
}

/**
 * The form of a new order. It places the order, records its payment if already taken, and opens its screen. A slot that
 * was taken meanwhile is `lost`.
 */
export function useManualOrder(): {
  control: AdminFormControl<ManualOrderValues>;
  lost: LostSlot | null;
  /** As for `useFillIn`. */
  blanks: number;
} {
  const navigate = useNavigate();
  // Each customer's new order has a draft of its own, so that nobody's tyres come up under another name.
  const { search } = useLocation();
  const [take] = useTakeOrderMutation();
  const [record] = useRecordPaymentOfNewOrderMutation();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [lost, setLost] = useState<LostSlot | null>(null);
  let orderId: string | null = null;

  async function recordIfPaid(
    id: string,
    { payment, isPaid, reference }: ManualOrderValues,
  ): Promise<string | null> {
    if (!isPaid || !canBePaidNow(payment)) return null;
    const input = { orderId: id, method: payment, reference: reference.trim() || null };
    const answer = await record({ variables: { input } }).catch(failed);
    const result = answer.data?.recordPayment;
    if (result?.__typename === 'Order') return null;
    return (
      result?.message ??
      'The order was placed, but its payment couldn’t be recorded. Record it on the order’s page.'
    );
  }

  const control = useAdminForm<ManualOrderValues>({
    draft: `order:new${search}`,
    saved: EMPTY_ORDER,
    async save(values) {
      const { data } = await take({ variables: { input: orderInputOf(values, key) } });
      const answer = data?.createManualOrder;
      // If no answer came, the retry repeats the key, so no second order is created.
      if (!answer) return undefined;
      setKey(crypto.randomUUID());
      if (answer.__typename === 'SlotUnavailable')
        setLost({ ...answer, next: answer.next.map(({ startsAt }) => startsAt) });
      if (answer.__typename !== 'ManualOrderPlaced') return refusalOf(answer, values);
      orderId = answer.order.id;
      const problem = answer.problem ?? (await recordIfPaid(answer.order.id, values));
      if (problem) toast(problem, { seconds: 10 });
      return { __typename: answer.__typename };
    },
    doubt: ({ lines }) => lines.flatMap((line) => agreedPriceDoubt(line) ?? []).join(' ') || null,
    done: 'Order placed.',
    onSaved() {
      if (orderId) void navigate(`/admin/orders/${orderId}`);
    },
  });
  const [blanks, setBlanks] = useState(control.restoredAt === null ? 1 : 0);
  function discard() {
    control.discard();
    setBlanks((count) => count + 1);
  }
  return { control: { ...control, discard }, lost, blanks };
}
