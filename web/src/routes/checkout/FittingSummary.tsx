import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { QuotedCart } from '../../features/cart/quote/useQuotedCart.ts';
import { formatTime, formatTyres, formatWeekday } from '../../lib/text/format.ts';

/** Where and when the tyres are fitted, above the buyer's address. */
export function FittingSummary({ cart }: { cart: QuotedCart }) {
  return (
    <ul className="grid gap-3">
      {cart.quote?.fittings.map(({ way, tyres, centre, slot, problemText }) => (
        <li key={way} className="flex gap-3 rounded-md border border-line bg-card p-3.5">
          <CalendarCheck className="mt-0.5 size-5 shrink-0" />
          <div className="grid gap-0.5 text-sm">
            <p className="text-base font-[650]">
              {slot
                ? `${formatWeekday(slot.startsAt)}, ${formatTime(slot.startsAt)} to ${formatTime(slot.endsAt)}`
                : (problemText ?? 'Choose a time')}
            </p>
            <p className="text-ink-2">
              {formatTyres(tyres)}{' '}
              {centre ? `at ${centre.name}, ${centre.address}` : 'by our van, at the address below'}
            </p>
            <Link to="/cart" className="font-[650] underline underline-offset-4">
              Change<span className="sr-only"> place or time</span>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
