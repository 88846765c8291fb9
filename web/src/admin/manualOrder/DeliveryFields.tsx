import { DELIVERY_METHODS, deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useFormContext } from 'react-hook-form';
import { Notice } from '../../ui/base/Notice.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import type { ManualQuoteQuery } from './ManualOrder.generated.ts';
import type { ManualOrderValues } from './manualOrderForm.ts';

type Quote = NonNullable<ManualQuoteQuery['manualOrderQuote']>;

/** Whether the tyres are collected, or else the delivery method with its price for the postcode. */
export function DeliveryFields({ quote }: { quote: Quote | undefined }) {
  const { register, watch, formState } = useFormContext<ManualOrderValues>();
  const isCollected = watch('isCollected');
  const offered = new Map(quote?.deliveryOptions.map((option) => [option.method, option]));
  const chosen = watch('deliveryMethod');
  const isOutOfReach = offered.size > 0 && !offered.has(chosen);
  return (
    <div className="grid gap-3">
      <Checkbox
        label="Collected at the shop: no delivery charge, and no address"
        {...register('isCollected')}
      />
      {isCollected ? null : (
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
              const price = option ? `, ${option.price === 0 ? 'free' : formatPrice(option.price)}` : '';
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
      )}
      {!isCollected && quote?.deliveryRefusal && <Notice tone="warn" title={quote.deliveryRefusal} />}
    </div>
  );
}
