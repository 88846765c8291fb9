import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { useFittingDaysQuery } from './FittingTimes.generated.ts';
import { SlotPicker } from './SlotPicker.tsx';
import { daysAfter } from './weekPages.ts';

const WEEK = 7;

interface FittingTimesProps {
  orderId: string;
  bookingId: string;
  chosen: string | null;
  onChoose: (start: string) => void;
}

/** The free times to which a fitting can move at its place, a week at a time. */
export function FittingTimes({ orderId, bookingId, chosen, onChoose }: FittingTimesProps) {
  const [from, setFrom] = useState<string | null>(null);
  const [first, setFirst] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useFittingDaysQuery({
    variables: { orderId, from },
    fetchPolicy: 'no-cache',
  });
  const bookings = (data ?? previousData)?.order?.bookings ?? [];
  const days = bookings.find(({ id }) => id === bookingId)?.days;
  const begin = days?.[0]?.day ?? null;
  if (first === null && begin !== null) setFirst(begin);
  if (error)
    return (
      <p role="alert" className="text-sm">
        We couldn’t load the times.{' '}
        <Button variant="plain" className="px-0!" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!days) return <Skeleton className="h-48" />;
  const isFirst = begin === null || first === null || begin <= first;
  return (
    <SlotPicker
      days={days}
      chosen={chosen}
      onChoose={onChoose}
      onEarlier={isFirst ? undefined : () => setFrom(daysAfter(begin, -WEEK))}
      onLater={days.length === WEEK && begin !== null ? () => setFrom(daysAfter(begin, WEEK)) : undefined}
    />
  );
}
