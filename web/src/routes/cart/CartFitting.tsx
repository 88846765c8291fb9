import { FITTING_WAYS, type FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import { fulfilments } from '@treadline/schema/trade/fitting/fulfilment';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isGone, type PricedLine } from '../../features/cart/quote/pricedCart.ts';
import type { QuotedCart } from '../../features/cart/quote/useQuotedCart.ts';
import { setFittingWay, setFittingWayOfAll } from '../../features/cart/store/cartPlan.ts';
import { FittingFields } from '../../features/fitting/FittingFields.tsx';
import { chooseFitting, choiceFor, useFittingChoices } from '../../features/fitting/fittingStore.ts';
import { useKeptVehicle } from '../../features/garage/vehicle/keptVehicleStore.ts';
import { classes } from '../../ui/base/classes.ts';

interface CartFittingProps {
  cart: QuotedCart;
  /** The postcode of the delivery, where a van comes; '' until the shopper gives one. */
  postcode: string;
  onPostcode: (postcode: string) => void;
}

type Receiving = FittingWay | 'MAIL_ORDER';

const WAYS: readonly Receiving[] = ['MAIL_ORDER', ...FITTING_WAYS];

const wayOf = ({ fittingWay }: PricedLine): Receiving => fittingWay ?? 'MAIL_ORDER';
const asWay = (way: Receiving): FittingWay | null => (way === 'MAIL_ORDER' ? null : way);

/** How the shopper receives the tyres: delivered, or fitted at a centre or by a van, with place, time and extras. */
export function CartFitting({ cart, postcode, onPostcode }: CartFittingProps) {
  const lines = cart.lines.filter(({ changes }) => !isGone(changes));
  const used = new Set(lines.map(wayOf));
  useFittedByLink(lines);
  const [only] = used.size === 1 ? used : [];
  if (lines.length === 0) return null;
  return (
    <section
      id="fitted"
      aria-labelledby="receiving"
      className="grid scroll-mt-20 gap-4 rounded-lg border border-line bg-card p-4 md:p-5"
    >
      <h2 id="receiving" className="text-xl">
        Delivered or fitted?
      </h2>
      <div className="grid gap-2 sm:grid-cols-3">
        {WAYS.map((way) => (
          <WayChoice
            key={way}
            way={way}
            lines={lines}
            isChosen={way === only}
            onChoose={() => setFittingWayOfAll(asWay(way))}
          />
        ))}
      </div>
      {lines.length > 1 && <EachLine lines={lines} isMixed={used.size > 1} />}
      {FITTING_WAYS.filter((way) => used.has(way)).map((way) => (
        <Fitting key={way} way={way} lines={lines} cart={cart} postcode={postcode} onPostcode={onPostcode} />
      ))}
    </section>
  );
}

/** The link /cart#fitted, beside tyres just added, has them fitted at a centre if nothing else was chosen. */
function useFittedByLink(lines: readonly PricedLine[]) {
  const { hash } = useLocation();
  const [isFollowed, setFollowed] = useState(hash !== '#fitted');
  const canFollow = !isFollowed && lines.some(({ fittingPrice }) => fittingPrice !== null);
  useEffect(() => {
    if (!canFollow) return;
    setFollowed(true);
    if (lines.every(({ fittingWay }) => fittingWay === null)) setFittingWayOfAll('FITTED');
  }, [canFollow, lines]);
}

const HINTS: Readonly<Record<Receiving, string>> = {
  MAIL_ORDER: 'To your door or your own garage',
  FITTED: 'Choose a garage and a time, and pay here',
  MOBILE: 'Our van comes to you',
};

interface WayChoiceProps {
  way: Receiving;
  lines: readonly PricedLine[];
  isChosen: boolean;
  onChoose: () => void;
}

function WayChoice({ way, lines, isChosen, onChoose }: WayChoiceProps) {
  const isSold = way === 'MAIL_ORDER' || lines.some(({ fittingPrice }) => fittingPrice !== null);
  const fitting = lines.reduce((sum, { fittingPrice, quantity }) => sum + (fittingPrice ?? 0) * quantity, 0);
  return (
    <label
      className={classes(
        'grid grid-cols-[auto_1fr] content-start gap-x-3 rounded-md border-[1.5px] border-edge bg-card p-3',
        isSold ? 'cursor-pointer hover:border-ink' : 'text-ink-2',
        'has-checked:border-ink has-checked:bg-tint',
      )}
    >
      <input
        type="radio"
        name="receiving"
        checked={isChosen}
        disabled={!isSold}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-ink"
      />
      <span className="grid content-start gap-0.5">
        <span className="font-[650]">{fulfilments[way].label}</span>
        <span className="text-sm text-ink-2">{HINTS[way]}</span>
        {way === 'FITTED' && fitting > 0 && (
          <span className="text-sm font-[600]">+ {formatPrice(fitting)}, all in</span>
        )}
      </span>
    </label>
  );
}

/** Lets each line of a cart be received in its own way. */
function EachLine({ lines, isMixed }: { lines: readonly PricedLine[]; isMixed: boolean }) {
  return (
    <details open={isMixed}>
      <summary className="min-h-9 py-1 text-sm font-[650] underline underline-offset-4">
        Choose for each tyre
      </summary>
      <ul className="grid gap-2 pt-2">
        {lines.map((line) => (
          <li key={line.id} className="grid items-center gap-x-4 gap-y-1 text-sm sm:grid-cols-[1fr_auto]">
            <span>{line.name}</span>
            <select
              aria-label={`How to receive ${line.name}`}
              value={wayOf(line)}
              onChange={({ target }) =>
                setFittingWay(line.id, FITTING_WAYS.find((way) => way === target.value) ?? null)
              }
              className="min-h-11 rounded-md border-[1.5px] border-edge bg-card px-2.5"
            >
              {WAYS.map((way) => (
                <option key={way} value={way}>
                  {fulfilments[way].label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FittingProps extends CartFittingProps {
  way: FittingWay;
  lines: readonly PricedLine[];
}

/** One fitting of the cart, as chosen in this browser. */
function Fitting({ way, lines, cart, postcode, onPostcode }: FittingProps) {
  const choice = choiceFor(useFittingChoices(), way);
  const kept = useKeptVehicle()?.registration ?? '';
  return (
    <FittingFields
      tyres={lines
        .filter(({ fittingWay }) => fittingWay === way)
        .map(({ id, quantity }) => ({ productId: id, quantity }))}
      quote={cart.quote ?? undefined}
      postcode={postcode}
      onPostcode={onPostcode}
      choice={{ ...choice, registration: choice.registration || kept }}
      onChoose={(change) => chooseFitting(way, change)}
    />
  );
}
