import { placeOf } from '@treadline/schema/trade/places/delivery-zone';
import { INVALID_POSTCODE } from '@treadline/schema/trade/places/postcode';
import { useState } from 'react';
import type { FittingOffersInput } from '../../apollo/schema.generated.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { useFittingOffersQuery } from './FittingOffers.generated.ts';
import type { FittingChoice } from './fittingStore.ts';
import { PlaceForm } from './PlaceForm.tsx';
import { SlotPicker } from './SlotPicker.tsx';
import { pageFrom } from './weekPages.ts';

interface VanChoiceProps {
  tyres: FittingOffersInput['tyres'];
  near: string;
  onNear: (near: string) => void;
  choice: Pick<FittingChoice, 'start' | 'extras'>;
  onChoose: (start: string) => void;
}

/** Chooses when a van comes to a postcode; says so if none does. */
export function VanChoice({ tyres, near, onNear, choice, onChoose }: VanChoiceProps) {
  const [page, setPage] = useState(0);
  const [isMistyped, setMistyped] = useState(false);
  const [first] = useState(() => new Date().toISOString());
  const input = { tyres, extras: [...choice.extras], near: near || null, limit: 1 };
  const { data, previousData, error } = useFittingOffersQuery({
    variables: { input, from: pageFrom(first, page), isMobile: true },
    fetchPolicy: 'no-cache',
    skip: near === '',
  });
  const van = (data ?? previousData)?.fittingOffers.van;
  return (
    <div className="grid gap-4">
      <PlaceForm
        label="Postcode of your home or work"
        near={near}
        onNear={(typed) => {
          setMistyped(placeOf(typed) === null);
          onNear(typed);
        }}
        error={isMistyped ? INVALID_POSTCODE : undefined}
      />
      {error && <p role="alert">We couldn’t load the times. Please try again in a minute.</p>}
      {near !== '' && !van && !error && <Skeleton className="h-40" />}
      {near !== '' && van?.refusal && <p className="text-sm font-[600]">{van.refusal}</p>}
      {near !== '' && van?.emergency && van.refusal === null && (
        <p className="text-sm text-ink-2">{van.emergency}</p>
      )}
      {near !== '' && van?.days && van.refusal === null && (
        <SlotPicker
          days={van.days}
          chosen={choice.start}
          onChoose={onChoose}
          onEarlier={page > 0 ? () => setPage(page - 1) : undefined}
          onLater={van.days.length > 0 ? () => setPage(page + 1) : undefined}
        />
      )}
    </div>
  );
}
