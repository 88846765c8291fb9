import { useState } from 'react';
import type { FittingExtra } from '../../apollo/schema.generated.ts';
import { CentreChoice } from './CentreChoice.tsx';

interface Choice {
  centre: string | null;
  start: string | null;
}

/** A booking that can move to another centre. */
interface MovableBooking {
  /** On one line, which ends with the postcode. */
  address: string;
  tyres: readonly { quantity: number; line: { productId: number | null } }[];
  extras: readonly { extra: FittingExtra; quantity: number }[];
}

interface OtherCentreProps {
  booking: MovableBooking;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Chooses another centre for a booking, and a free time there. */
export function OtherCentre({ booking: { address, tyres, extras }, choice, onChoose }: OtherCentreProps) {
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
