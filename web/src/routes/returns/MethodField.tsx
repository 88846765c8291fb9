import { formatPrice } from '@treadline/schema/trade/values/money';
import type { ReturnMethod } from '../../apollo/schema.generated.ts';
import { AddressBlock } from '../../features/orders/AddressBlock.tsx';
import { Choice, ChoiceField } from '../../ui/form/ChoiceField.tsx';
import type { ReturnFormFragment } from './AskReturnRoute.generated.ts';
import { methodOf, methodsOf, rightOf, type ReturnOptionsFacts, type ReturnWish } from './returnWish.ts';

interface MethodFieldProps {
  order: ReturnFormFragment;
  options: ReturnOptionsFacts;
  wish: ReturnWish;
  error: string | undefined;
  onChange: (method: ReturnMethod) => void;
}

/** The choice of how to return the tyres, with its cost. */
export function MethodField({ order, options, wish, error, onChange }: MethodFieldProps) {
  const methods = methodsOf(wish, options);
  const method = methodOf(wish, options);
  const isFree = wish.reason !== null && rightOf(wish.reason).carriage === 'SHOP';
  const labels: Readonly<Record<ReturnMethod, string>> = {
    OWN_CARRIER: 'I’ll send them with a carrier of my choice, and pay for it',
    COLLECTION: `Please collect them, for ${formatPrice(options.collectionPrice)} off my refund`,
  };
  return (
    <div className="grid gap-3">
      {methods.length > 1 && (
        <ChoiceField legend="How would you like to return them?" {...(error && { error })}>
          <div className="grid gap-2">
            {methods.map((one) => (
              <Choice
                key={one}
                name="method"
                label={labels[one]}
                checked={one === method}
                onChange={() => onChange(one)}
              />
            ))}
          </div>
        </ChoiceField>
      )}
      {method === 'COLLECTION' && (
        <div className="grid gap-1 text-sm">
          <p>{isFree ? 'We’ll collect them free of charge from:' : 'We’ll collect them from:'}</p>
          <AddressBlock address={order.shippingAddress} />
          <p className="text-ink-2">Are they somewhere else? Tell us below.</p>
        </div>
      )}
      {method === 'OWN_CARRIER' && methods.length === 1 && (
        <p className="text-sm">
          Please send them with a carrier of your choice, at your own cost. We can’t collect from this
          address.
        </p>
      )}
    </div>
  );
}
