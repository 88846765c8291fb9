import { formatPrice } from '@treadline/schema/trade/values/money';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { DeliveryMethod } from '../../../apollo/schema.generated.ts';
import { readNeededDay } from '../../../lib/browser/neededDay.ts';
import { deliveryDays } from '../../../lib/text/deliveryDays.ts';
import { formatWeekday } from '../../../lib/text/format.ts';
import { classes } from '../../../ui/base/classes.ts';
import { Skeleton } from '../../../ui/base/Skeleton.tsx';
import { isPostcodeFaulted, type CheckoutFormValues } from '../draft/checkoutForm.ts';

/** A delivery method offered by the quote. */
export interface OfferedDelivery {
  method: DeliveryMethod;
  name: string;
  /** The charge for this cart in pence; 0 if free. */
  price: number;
  description: string;
  /** The range of delivery days if ordered now. */
  estimatedDelivery: { from: string; to: string };
}

interface DeliveryMethodFieldProps {
  /** The delivery methods for this postcode; undefined while unknown. */
  options: readonly OfferedDelivery[] | undefined;
  /** Shown below the methods, or instead of them without any. */
  notes: ReactNode;
}

/** The choice of a delivery method, each with its price and days. */
export function DeliveryMethodField({ options, notes }: DeliveryMethodFieldProps) {
  const { register, watch, setValue, formState } = useFormContext<CheckoutFormValues>();
  const chosen = watch('deliveryMethod');
  const [neededDay] = useState(readNeededDay);
  const [withdrawn, setWithdrawn] = useState<DeliveryMethod | null>(null);
  // If nothing is offered, for example for a mistyped postcode, the choice stays for the intended place.
  const isOutOfReach = (wanted: DeliveryMethod) =>
    options !== undefined && options.length > 0 && options.every(({ method }) => method !== wanted);
  const isGone = isOutOfReach(chosen);

  useEffect(() => {
    // The method chosen for the last postcode may not be available at the new one.
    if (!isGone) return;
    setWithdrawn(chosen);
    setValue('deliveryMethod', 'STANDARD');
  }, [chosen, isGone, setValue]);

  const error = formState.errors.deliveryMethod?.message;
  if (isPostcodeFaulted(watch('shippingAddress.postcode'), formState.errors))
    return <p className="text-sm text-ink-2">Enter a valid postcode to see how we can deliver.</p>;
  if (!options) return <Skeleton className="h-90.5 w-full md:h-80" />;
  return (
    <div className="grid gap-2.5">
      <p role="status" className="text-sm font-[600] text-warn empty:hidden">
        {chosen === 'STANDARD' &&
          withdrawn !== null &&
          isOutOfReach(withdrawn) &&
          'Your delivery option isn’t available at this address, so we’ve switched you to standard ' +
            'delivery.'}
      </p>
      {options.map(({ method, name, price, description, estimatedDelivery }) => (
        <label
          key={method}
          className={classes(
            'flex min-h-14 items-start gap-3 rounded-md border-[1.5px] border-edge bg-card p-3.5',
            'hover:border-ink has-checked:border-ink has-checked:bg-tint',
          )}
        >
          <input
            type="radio"
            value={method}
            className="mt-0.5 size-5 shrink-0 accent-ink"
            {...register('deliveryMethod')}
          />
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="font-[650]">{name}</span>
            <span className="text-sm">{deliveryDays(estimatedDelivery)}</span>
            {neededDay !== null && <InTime day={neededDay} latest={estimatedDelivery.to} />}
            <span className="text-sm text-ink-2">{description}</span>
          </span>
          <span className="font-[700]">{price === 0 ? 'FREE' : formatPrice(price)}</span>
        </label>
      ))}
      {notes}
      {error && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/** Whether a method meets the day by which the tyres are needed, judged by its last day. */
function InTime({ day, latest }: { day: string; latest: string }) {
  return latest <= day ? (
    <span className="text-sm font-[600] text-good">In time for {formatWeekday(day)}</span>
  ) : (
    <span className="text-sm font-[600] text-warn">May arrive after {formatWeekday(day)}</span>
  );
}
