import { placeOf, type Destination } from '@treadline/schema/trade/places/delivery-zone';
import { INVALID_POSTCODE, LONGEST_POSTCODE } from '@treadline/schema/trade/places/postcode';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState, type SubmitEvent } from 'react';
import { deliveryDays } from '../../../lib/text/deliveryDays.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { CartQuote } from '../quote/pricedCart.ts';
import { DeliveryNotes } from './DeliveryNotes.tsx';

interface DeliveryEstimateProps {
  /** The quoted destination; null until the shopper gives a postcode. */
  place: Destination | null;
  onPlace: (place: Destination | null) => void;
  quote: CartQuote | null;
}

/** Asks for a postcode, and shows each delivery method's days and price there. */
export function DeliveryEstimate({ place, onPlace, quote }: DeliveryEstimateProps) {
  const [typed, setTyped] = useState(place?.postcode ?? '');
  const [error, setError] = useState<string>();

  function check(event: SubmitEvent) {
    event.preventDefault();
    const found = placeOf(typed);
    setError(found === null && typed.trim() !== '' ? INVALID_POSTCODE : undefined);
    if (found) setTyped(found.postcode);
    onPlace(found);
  }

  return (
    <div className="grid gap-3">
      <form noValidate onSubmit={check} className="grid grid-cols-[1fr_auto] items-start gap-2">
        <TextField
          label="Delivery postcode"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
          maxLength={LONGEST_POSTCODE}
          autoCapitalize="characters"
          autoComplete="shipping postal-code"
          spellCheck={false}
        />
        <Button type="submit" className="mt-[1.65rem]">
          Check
        </Button>
      </form>
      <div role="status" className="grid gap-3 empty:hidden">
        {error === undefined && quote && <Offer quote={quote} place={place} />}
      </div>
    </div>
  );
}

function Offer({ quote, place }: { quote: CartQuote; place: Destination | null }) {
  const { deliveryOptions, deliveryNotes, deliveryRefusal } = quote;
  return (
    <>
      {deliveryOptions.length > 0 && (
        <div className="grid gap-1.5 text-sm">
          <p className="text-ink-2">To {place?.postcode ?? 'the UK mainland'}, if you order now:</p>
          <ul className="grid gap-1">
            {deliveryOptions.map(({ method, name, price, estimatedDelivery }) => (
              <li key={method} className="grid grid-cols-[1fr_auto] gap-x-3">
                <span>
                  <span className="font-[650]">{name}</span>
                  <span className="block text-xs text-ink-2">{deliveryDays(estimatedDelivery)}</span>
                </span>
                <span>{price === 0 ? 'FREE' : formatPrice(price)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <DeliveryNotes notes={deliveryNotes} refusal={deliveryRefusal} />
    </>
  );
}
