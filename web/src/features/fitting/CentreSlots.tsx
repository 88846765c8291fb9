import { useState } from 'react';
import type { FittingOffersInput } from '../../apollo/schema.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { useCentreSlotsQuery } from './FittingOffers.generated.ts';
import { SlotPicker } from './SlotPicker.tsx';
import { pageFrom, pageOf } from './weekPages.ts';

interface CentreSlotsProps {
  /** The job, at one centre. */
  input: FittingOffersInput;
  /** The first free start, an ISO instant. */
  earliest: string;
  chosen: string | null;
  onChoose: (start: string) => void;
}

/** The free times of a centre, a week at a time. */
export function CentreSlots({ input, earliest, chosen, onChoose }: CentreSlotsProps) {
  const [page, setPage] = useState(() => pageOf(earliest, chosen));
  const { data, previousData, error, refetch } = useCentreSlotsQuery({
    variables: { input, from: pageFrom(earliest, page) },
    fetchPolicy: 'no-cache',
  });
  const offer = (data ?? previousData)?.fittingOffers.centres[0];
  if (error)
    return (
      <p role="alert" className="text-sm">
        We couldn’t load the times.{' '}
        <Button variant="plain" className="px-0!" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!offer) return <Skeleton className="h-40" />;
  return (
    <SlotPicker
      days={offer.days}
      chosen={chosen}
      onChoose={onChoose}
      onEarlier={page > 0 ? () => setPage(page - 1) : undefined}
      onLater={offer.days.length > 0 ? () => setPage(page + 1) : undefined}
    />
  );
}
