import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { useState } from 'react';
import type { FittingExtra } from '../../apollo/schema.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CentreChoice } from './CentreChoice.tsx';
import { FittingTimes } from './FittingTimes.tsx';

/** A new time for a booking, and another centre; null for the same place. */
export interface NewSlotChoice {
  centre: string | null;
  start: string | null;
}

export const NO_NEW_SLOT: NewSlotChoice = { centre: null, start: null };

interface MovableBooking {
  id: string;
  centre: { name: string } | null;
  /** On one line, which ends with the postcode. */
  address: string;
  canChangeCentre: boolean;
  tyres: readonly { quantity: number; line: { productId: number | null } }[];
  extras: readonly { extra: FittingExtra; quantity: number }[];
}

interface NewSlotProps {
  orderId: string;
  booking: MovableBooking;
  choice: NewSlotChoice;
  onChoose: (choice: NewSlotChoice) => void;
}

/** Chooses another free time for a booking at its place or, while the tyres haven't been sent, at another centre. */
export function NewSlot({ orderId, booking, choice, onChoose }: NewSlotProps) {
  const { id, centre, canChangeCentre } = booking;
  const [isElsewhere, setElsewhere] = useState(false);
  return (
    <>
      {isElsewhere ? (
        <OtherCentre booking={booking} choice={choice} onChoose={onChoose} />
      ) : (
        <FittingTimes
          orderId={orderId}
          bookingId={id}
          chosen={choice.start}
          onChoose={(start) => onChoose({ centre: null, start })}
        />
      )}
      {canChangeCentre && (
        <Button
          variant="plain"
          className="justify-self-start px-0!"
          onClick={() => {
            setElsewhere(!isElsewhere);
            onChoose(NO_NEW_SLOT);
          }}
        >
          {isElsewhere ? `Stay at ${centre?.name}` : 'Choose another centre'}
        </Button>
      )}
      {choice.start !== null && (
        <p aria-live="polite" className="font-[650]">
          New time: {slotText(new Date(choice.start))}
        </p>
      )}
    </>
  );
}

function OtherCentre({ booking, choice, onChoose }: Omit<NewSlotProps, 'orderId'>) {
  const { address, tyres, extras } = booking;
  const [near, setNear] = useState(() => address.split(', ').at(-1) ?? '');
  return (
    <CentreChoice
      tyres={tyres.flatMap(({ line: { productId }, quantity }) =>
        productId === null ? [] : [{ productId, quantity }],
      )}
      near={near}
      onNear={setNear}
      choice={{ ...choice, extras: extras.map(({ extra, quantity }) => ({ extra, quantity })) }}
      onChoose={onChoose}
    />
  );
}
