import { useState } from 'react';
import type { FittingOffersInput } from '../../apollo/schema.generated.ts';
import { formatWeekday } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { CentreSlots } from './CentreSlots.tsx';
import { useFittingOffersQuery, type FittingOffersQuery } from './FittingOffers.generated.ts';
import type { FittingChoice } from './fittingStore.ts';
import { PlaceForm } from './PlaceForm.tsx';

type Offer = FittingOffersQuery['fittingOffers']['centres'] extends (infer One)[] | undefined ? One : never;

interface CentreChoiceProps {
  tyres: FittingOffersInput['tyres'];
  near: string;
  onNear: (near: string) => void;
  choice: Pick<FittingChoice, 'centre' | 'start' | 'extras'>;
  onChoose: (change: Pick<FittingChoice, 'centre' | 'start'>) => void;
}

const SHOWN = 3;
const LISTED = 12;

/** Chooses a fitting centre near a place, and a free time there. Centres that can't do the job say why. */
export function CentreChoice({ tyres, near, onNear, choice, onChoose }: CentreChoiceProps) {
  const [showsAll, setShowsAll] = useState(false);
  const input = { tyres, extras: [...choice.extras], near: near || null, limit: LISTED };
  const { data, previousData, error } = useFittingOffersQuery({
    variables: { input, from: null, isMobile: false },
    fetchPolicy: 'no-cache',
  });
  const offers = (data ?? previousData)?.fittingOffers;
  const centres = offers?.centres ?? [];
  const chosen =
    centres.find(({ centre }) => centre.slug === choice.centre) ??
    centres.find(({ earliest }) => earliest !== null);
  const shown = showsAll ? centres : centres.filter((offer, index) => index < SHOWN || offer === chosen);
  return (
    <div className="grid gap-4">
      <PlaceForm
        label="Postcode or town"
        near={near}
        onNear={onNear}
        error={offers && !offers.place ? 'We don’t know this place. Try a postcode.' : undefined}
      />
      {error && <p role="alert">We couldn’t load the fitting centres. Please try again in a minute.</p>}
      {!offers && !error && <Skeleton className="h-48" />}
      <ul className="grid gap-2">
        {shown.map((offer) => (
          <li key={offer.centre.slug}>
            <CentreRow
              offer={offer}
              isChosen={offer === chosen}
              onChoose={() => onChoose({ centre: offer.centre.slug, start: null })}
            />
            {offer === chosen && offer.earliest && (
              <div className="rounded-b-md border-x-[1.5px] border-b-[1.5px] border-ink p-3.5">
                <CentreSlots
                  key={offer.centre.slug}
                  input={{ ...input, centre: offer.centre.slug }}
                  earliest={offer.earliest.startsAt}
                  chosen={choice.start}
                  onChoose={(start) => onChoose({ centre: offer.centre.slug, start })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {!showsAll && centres.length > shown.length && (
        <Button variant="plain" className="justify-self-start px-0!" onClick={() => setShowsAll(true)}>
          Show {centres.length - shown.length} more centres
        </Button>
      )}
    </div>
  );
}

interface CentreRowProps {
  offer: Offer;
  isChosen: boolean;
  onChoose: () => void;
}

function CentreRow({ offer, isChosen, onChoose }: CentreRowProps) {
  const { centre, miles, earliest, refusal } = offer;
  return (
    <label
      className={classes(
        'grid grid-cols-[auto_1fr] gap-x-3 rounded-md border-[1.5px] border-edge bg-card p-3.5',
        earliest && 'cursor-pointer hover:border-ink',
        isChosen && 'rounded-b-none border-ink bg-tint',
      )}
    >
      <input
        type="radio"
        name="fitting-centre"
        aria-label={centre.name}
        checked={isChosen}
        disabled={!earliest}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-ink"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap justify-between gap-x-3 font-[650]">
          {centre.name}
          <span className="text-sm font-normal text-ink-2">{miles.toFixed(1)} miles</span>
        </span>
        <span className="text-sm text-ink-2">{centre.address}</span>
        <span className={classes('text-sm', refusal === null && earliest && 'font-[600] text-good')}>
          {refusal ?? (earliest ? `From ${formatWeekday(earliest.startsAt)}` : 'No time is free online')}
        </span>
      </span>
    </label>
  );
}
