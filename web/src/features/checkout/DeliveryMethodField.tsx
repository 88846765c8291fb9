import { formatPrice } from '@treadline/schema/trade/money';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DeliveryMethod } from '../../apollo/schema.generated.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { CheckoutFormValues } from './checkoutForm.ts';

/** A way of delivery as the quote offers it. */
export interface OfferedDelivery {
  method: DeliveryMethod;
  name: string;
  /** Pence for this cart; 0 when it is free. */
  price: number;
  description: string;
}

/** A choice of the deliveries there are for this postcode; `options` is undefined while nobody knows them. */
export function DeliveryMethodField({ options }: { options: readonly OfferedDelivery[] | undefined }) {
  const { register, watch, setValue, formState } = useFormContext<CheckoutFormValues>();
  const chosen = watch('deliveryMethod');
  // What had been chosen when another address turned out to be beyond its reach.
  const [withdrawn, setWithdrawn] = useState<DeliveryMethod | null>(null);
  const isOutOfReach = (wanted: DeliveryMethod) =>
    options !== undefined && options.every(({ method }) => method !== wanted);
  const isGone = isOutOfReach(chosen);

  useEffect(() => {
    // Another postcode may be out of reach of what was chosen for the last one.
    if (!isGone) return;
    setWithdrawn(chosen);
    setValue('deliveryMethod', 'STANDARD');
  }, [chosen, isGone, setValue]);

  const error = formState.errors.deliveryMethod?.message;
  if (!options) return <Skeleton className="h-36 w-full" />;
  return (
    <div className="grid gap-2.5">
      <p role="status" className="text-sm font-[600] text-warn empty:hidden">
        {chosen === 'STANDARD' &&
          withdrawn !== null &&
          isOutOfReach(withdrawn) &&
          'What you had chosen does not reach this address, so we set standard delivery.'}
      </p>
      {options.map(({ method, name, price, description }) => (
        <label
          key={method}
          className="flex min-h-14 items-start gap-3 rounded-md border-[1.5px] border-edge bg-card p-3.5 hover:border-ink has-checked:border-ink has-checked:bg-tint"
        >
          <input
            type="radio"
            value={method}
            className="mt-0.5 size-5 shrink-0 accent-ink"
            {...register('deliveryMethod')}
          />
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="font-[650]">{name}</span>
            <span className="text-sm text-ink-2">{description}</span>
          </span>
          <span className="font-[700]">{price === 0 ? 'FREE' : formatPrice(price)}</span>
        </label>
      ))}
      {error && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
