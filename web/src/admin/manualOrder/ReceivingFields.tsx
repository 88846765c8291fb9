import { fulfilments, isFitted, type Fulfilment } from '@treadline/schema/trade/fitting/fulfilment';
import { keysOf } from '@treadline/schema/trade/values/words';
import { lazy, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { choiceFor } from '../../features/fitting/fittingStore.ts';
import type { LostSlot } from '../../features/fitting/LostSlotNotice.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import type { ManualQuoteQuery } from './ManualOrder.generated.ts';
import type { ManualOrderValues } from './manualOrderForm.ts';

const OrderFitting = lazy(async () => ({ default: (await import('./OrderFitting.tsx')).OrderFitting }));

interface ReceivingFieldsProps {
  quote: NonNullable<ManualQuoteQuery['manualOrderQuote']> | undefined;
  /** The slot that a colleague or shopper was quicker to take. */
  lost: LostSlot | null;
}

/** How the buyer receives the tyres: delivered, or fitted at a centre or by a van. */
export function ReceivingFields({ quote, lost }: ReceivingFieldsProps) {
  const { watch, setValue, clearErrors } = useFormContext<ManualOrderValues>();
  const fitting = watch('fitting');

  function receive(as: Fulfilment) {
    clearErrors('fitting');
    const { registration = '' } = fitting ?? {};
    const next = isFitted(as) ? { ...choiceFor([], as), registration } : null;
    setValue('fitting', next, { shouldDirty: true });
  }

  return (
    <>
      <ChoiceField legend="Delivered or fitted?">
        <div className="flex flex-wrap gap-2">
          {keysOf(fulfilments).map((as) => (
            <Choice
              key={as}
              name="receiving"
              label={fulfilments[as].label}
              checked={as === (fitting?.way ?? 'MAIL_ORDER')}
              onChange={() => receive(as)}
            />
          ))}
        </div>
      </ChoiceField>
      {fitting ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <OrderFitting key={fitting.way} fitting={fitting} quote={quote} lost={lost} />
        </Suspense>
      ) : (
        <DeliveryFields quote={quote} />
      )}
    </>
  );
}
