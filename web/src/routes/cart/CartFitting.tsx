import { FITTING_WAYS, type FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import { fulfilments } from '@treadline/schema/trade/fitting/fulfilment';
import { formatPrice } from '@treadline/schema/trade/values/money';
import {
  bareRegistration,
  isRegistrationMark,
  MAX_REGISTRATION_LENGTH,
} from '@treadline/schema/trade/vehicle/registration';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isGone, type PricedLine } from '../../features/cart/quote/pricedCart.ts';
import type { QuotedCart } from '../../features/cart/quote/useQuotedCart.ts';
import { setFittingWay, setFittingWayOfAll } from '../../features/cart/store/cartPlan.ts';
import { CentreChoice } from '../../features/fitting/CentreChoice.tsx';
import { ExtrasChoice } from '../../features/fitting/ExtrasChoice.tsx';
import {
  chooseExtra,
  chooseFitting,
  choiceFor,
  useFittingChoices,
} from '../../features/fitting/fittingStore.ts';
import { VanChoice } from '../../features/fitting/VanChoice.tsx';
import { useKeptVehicle } from '../../features/garage/vehicle/keptVehicleStore.ts';
import { formatTyres } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';
import { TextField } from '../../ui/form/TextField.tsx';

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

const TITLES: Readonly<Record<FittingWay, string>> = {
  FITTED: 'at a fitting centre',
  MOBILE: 'by our van',
};

/** The place, time and extras of one fitting, and what it includes. */
function Fitting({ way, lines, cart, postcode, onPostcode }: FittingProps) {
  const choice = choiceFor(useFittingChoices(), way);
  const kept = useKeptVehicle();
  const mark = bareRegistration(choice.registration);
  const isPlate = mark === '' || isRegistrationMark(mark);
  const fitted = lines.filter(({ fittingWay }) => fittingWay === way);
  const tyres = fitted.map(({ id, quantity }) => ({ productId: id, quantity }));
  const quoted = cart.quote?.fittings.find((fitting) => fitting.way === way);
  const charges = cart.quote?.charges.filter((charge) => charge.way === way) ?? [];
  const total = charges.reduce((sum, charge) => sum + charge.total, 0);
  const count = tyres.reduce((sum, { quantity }) => sum + quantity, 0);
  const isLost =
    quoted?.problem === 'TAKEN' || quoted?.problem === 'TOO_EARLY' || quoted?.problem === 'NOT_OFFERED';
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-base">
        {formatTyres(count)} fitted {TITLES[way]}
        {cart.quote && (
          <span className="font-normal text-ink-2">
            {' '}
            · {total === 0 ? 'free fitting' : `${formatPrice(total)} with new valves, balancing and disposal`}
          </span>
        )}
      </h3>
      {isLost && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {quoted.problemText}
        </p>
      )}
      {way === 'FITTED' ? (
        <CentreChoice
          tyres={tyres}
          near={choice.near || postcode}
          onNear={(near) => {
            chooseFitting(way, { near, centre: null, start: null });
            if (postcode === '') onPostcode(near);
          }}
          choice={choice}
          onChoose={(change) => chooseFitting(way, change)}
        />
      ) : (
        <VanChoice
          tyres={tyres}
          near={postcode}
          onNear={(next) => {
            chooseFitting(way, { start: null });
            onPostcode(next);
          }}
          choice={choice}
          onChoose={(start) => chooseFitting(way, { start })}
        />
      )}
      <TextField
        label="Number plate"
        optional
        hint="So that the fitter knows your vehicle"
        value={choice.registration || (kept?.registration ?? '')}
        onChange={({ target }) => chooseFitting(way, { registration: target.value.toUpperCase() })}
        error={isPlate ? undefined : 'Enter a number plate such as AB12 CDE, or leave it empty'}
        maxLength={MAX_REGISTRATION_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-60"
      />
      <ExtrasChoice
        offered={quoted?.extras ?? []}
        chosen={choice.extras}
        onChoose={(units) => chooseExtra(way, units)}
      />
      {quoted?.problem === 'EXTRA_UNAVAILABLE' && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {quoted.problemText}
        </p>
      )}
    </div>
  );
}
