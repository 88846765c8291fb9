import { placeOf } from '@treadline/schema/trade/places/delivery-zone';
import { useController, useFormContext } from 'react-hook-form';
import { EARLY_FITTING_ASKED } from '../../features/fitting/earlyFitting.ts';
import { FittingFields } from '../../features/fitting/FittingFields.tsx';
import type { FittingChoice } from '../../features/fitting/fittingStore.ts';
import { LostSlotNotice, type LostSlot } from '../../features/fitting/LostSlotNotice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { useDebouncedValue } from '../form/useDebouncedValue.ts';
import type { ManualQuoteQuery } from './ManualOrder.generated.ts';
import type { ManualOrderValues } from './manualOrderForm.ts';

interface OrderFittingProps {
  fitting: FittingChoice;
  quote: NonNullable<ManualQuoteQuery['manualOrderQuote']> | undefined;
  lost: LostSlot | null;
}

/** Where and when the tyres of the order are fitted. A van comes to the delivery address. */
export function OrderFitting({ fitting, quote, lost }: OrderFittingProps) {
  const { control, register, watch, getValues, setValue, clearErrors, formState } =
    useFormContext<ManualOrderValues>();
  const [lines, typed] = watch(['lines', 'shippingAddress.postcode']);
  const postcode = useDebouncedValue(typed);
  const { errors } = formState;
  // No single control has the time, so the form validates it here.
  useController({
    control,
    name: 'fitting.start',
    rules: { validate: (start) => Boolean(start) || 'Choose a time for the fitting' },
  });
  const fault = errors.fitting?.start?.message;

  function choose(change: Partial<FittingChoice>) {
    const chosen = getValues('fitting');
    if (chosen) setValue('fitting', { ...chosen, ...change }, { shouldDirty: true });
    clearErrors('fitting');
  }

  if (lines.length === 0)
    return <p className="text-sm text-ink-2">Add a tyre to see where and when it can be fitted.</p>;
  return (
    <>
      {fault && <FittingFault lost={lost} message={fault} onChoose={(start) => choose({ start })} />}
      <FittingFields
        // Lists the free times again once one of them was taken.
        key={lost?.next.join()}
        tyres={lines.map(({ productId, quantity }) => ({ productId, quantity }))}
        quote={quote}
        postcode={placeOf(postcode) ? postcode : ''}
        onPostcode={(next) => {
          if (!placeOf(next)) return;
          clearErrors('shippingAddress.postcode');
          setValue('shippingAddress.postcode', next, { shouldDirty: true });
        }}
        choice={fitting}
        onChoose={choose}
        isLossTold={Boolean(fault)}
      />
      <Checkbox
        label={EARLY_FITTING_ASKED}
        aria-required
        error={errors.requestsEarlyFitting?.message}
        {...register('requestsEarlyFitting', {
          validate: (isAsked) => isAsked || 'Ask the buyer, and tick this once they agree',
        })}
      />
    </>
  );
}

interface FittingFaultProps {
  lost: LostSlot | null;
  message: string;
  onChoose: (start: string) => void;
}

/** Why the fitting can't be booked. The form focuses it, because no single control has the error. */
function FittingFault({ lost, message, onChoose }: FittingFaultProps) {
  return (
    <div data-fault tabIndex={-1} className="outline-none">
      {lost?.message === message ? (
        <LostSlotNotice lost={lost} onChoose={onChoose} />
      ) : (
        <p role="alert" className="text-sm font-[600] text-bad">
          {message}
        </p>
      )}
    </div>
  );
}
