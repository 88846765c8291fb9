import { DELIVERY_METHODS, deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useFormContext } from 'react-hook-form';
import { Notice } from '../../ui/base/Notice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import type { ManualQuoteQuery } from './ManualOrder.generated.ts';
import type { ManualOrderValues } from './manualOrderForm.ts';

type Quote = NonNullable<ManualQuoteQuery['manualOrderQuote']>;

/** The delivery method, with its price for the postcode. */
export function DeliveryFields({ quote }: { quote: Quote | undefined }) {
  const { register, watch, formState } = useFormContext<ManualOrderValues>();
  const isCollected = watch('isCollected');
  const offered = new Map(quote?.deliveryOptions.map((option) => [option.method, option]));
  const chosen = watch('deliveryMethod');
  const isOutOfReach = offered.size > 0 && !offered.has(chosen);
  return (
    <div className="grid gap-3">
      <ChoiceField
        legend="Delivery method"
        error={
          formState.errors.deliveryMethod?.message ??
          (isOutOfReach ? 'This delivery method isn’t available for this postcode' : undefined)
        }
      >
        <div className="flex flex-wrap gap-2">
          {DELIVERY_METHODS.map((method) => {
            const option = offered.get(method);
            const price =
              option && !isCollected ? `, ${option.price === 0 ? 'free' : formatPrice(option.price)}` : '';
            return (
              <Choice
                key={method}
                value={method}
                label={`${deliveryMethods[method].label}${price}`}
                {...register('deliveryMethod')}
              />
            );
          })}
        </div>
      </ChoiceField>
      <Checkbox label="Collected at the counter: no delivery charge" {...register('isCollected')} />
      {quote?.deliveryRefusal && <Notice tone="warn" title={quote.deliveryRefusal} />}
    </div>
  );
}
