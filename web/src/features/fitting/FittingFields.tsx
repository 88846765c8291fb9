import type { FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { isRegistrationOrBlank, MAX_REGISTRATION_LENGTH } from '@treadline/schema/trade/vehicle/registration';
import type { ComponentProps } from 'react';
import type { FittingOffersInput, FittingProblem } from '../../apollo/schema.generated.ts';
import { formatTyres } from '../../lib/text/format.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { CentreChoice } from './CentreChoice.tsx';
import { ExtrasChoice } from './ExtrasChoice.tsx';
import type { FittingChoice } from './fittingStore.ts';
import { VanChoice } from './VanChoice.tsx';

/** The part of a quote that's about its fittings. */
interface FittingQuote {
  fittings: readonly {
    way: FittingWay;
    problem: FittingProblem | null;
    problemText: string | null;
    extras: ComponentProps<typeof ExtrasChoice>['offered'];
  }[];
  /** Money in pence. */
  charges: readonly { way: FittingWay; total: number }[];
}

interface FittingFieldsProps {
  /** The tyres that are fitted this way. */
  tyres: FittingOffersInput['tyres'];
  /** Undefined until it's known. */
  quote: FittingQuote | undefined;
  /** The postcode of the delivery, where a van comes; '' until it's given. */
  postcode: string;
  onPostcode: (postcode: string) => void;
  choice: FittingChoice;
  onChoose: (change: Partial<Omit<FittingChoice, 'way'>>) => void;
  /** Whether the page already says that the chosen time is gone. */
  isLossTold?: boolean;
}

const TITLES: Readonly<Record<FittingWay, string>> = {
  FITTED: 'at a fitting centre',
  MOBILE: 'by our van',
};

const INCLUDED: Readonly<Record<FittingWay, string>> = {
  FITTED: 'new valves, balancing and disposal',
  MOBILE: 'call-out, new valves, balancing and disposal',
};

/** The place, time and extras of one fitting, and what it includes. */
export function FittingFields({
  tyres,
  quote,
  postcode,
  onPostcode,
  choice,
  onChoose,
  isLossTold = false,
}: FittingFieldsProps) {
  const { way } = choice;
  const isPlate = isRegistrationOrBlank(choice.registration);
  const quoted = quote?.fittings.find((fitting) => fitting.way === way);
  const charges = quote?.charges.filter((charge) => charge.way === way) ?? [];
  const total = charges.reduce((sum, charge) => sum + charge.total, 0);
  const count = tyres.reduce((sum, { quantity }) => sum + quantity, 0);
  const isLost =
    quoted?.problem === 'TAKEN' || quoted?.problem === 'TOO_EARLY' || quoted?.problem === 'NOT_OFFERED';
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-base">
        {formatTyres(count)} fitted {TITLES[way]}
        {quote && (
          <span className="font-normal text-ink-2">
            {' '}
            · {total === 0 ? 'free fitting' : `${formatPrice(total)} with ${INCLUDED[way]}`}
          </span>
        )}
      </h3>
      {isLost && !isLossTold && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {quoted.problemText}
        </p>
      )}
      {way === 'FITTED' ? (
        <CentreChoice
          tyres={tyres}
          near={choice.near || postcode}
          onNear={(near) => {
            onChoose({ near, centre: null, start: null });
            if (postcode === '') onPostcode(near);
          }}
          choice={choice}
          onChoose={onChoose}
        />
      ) : (
        <VanChoice
          tyres={tyres}
          near={postcode}
          onNear={(next) => {
            onChoose({ start: null });
            onPostcode(next);
          }}
          choice={choice}
          onChoose={(start) => onChoose({ start })}
        />
      )}
      <TextField
        label="Number plate"
        optional
        hint="So that the fitter knows the vehicle"
        value={choice.registration}
        onChange={({ target }) => onChoose({ registration: target.value.toUpperCase() })}
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
        onChoose={(extras) => onChoose({ extras })}
      />
      {quoted?.problem === 'EXTRA_UNAVAILABLE' && (
        <p role="alert" className="text-sm font-[600] text-bad">
          {quoted.problemText}
        </p>
      )}
    </div>
  );
}
