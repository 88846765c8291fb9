import { useState } from 'react';
import { CentreChoice } from '../../../features/fitting/CentreChoice.tsx';
import type { JobDetailsFragment } from './Job.generated.ts';

interface Choice {
  centre: string | null;
  start: string | null;
}

interface OtherCentreProps {
  booking: JobDetailsFragment;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Chooses another centre for a job, and a free time there, by the rules that bind buyers. */
export function OtherCentre({ booking, choice, onChoose }: OtherCentreProps) {
  const { address, extras, order, way } = booking;
  const [near, setNear] = useState(() => address.split(', ').at(-1) ?? '');
  const tyres = order.lines.flatMap(({ kind, fulfilment, productId, quantity }) =>
    kind === 'TYRE' && fulfilment === way && productId !== null ? [{ productId, quantity }] : [],
  );
  return (
    <CentreChoice
      tyres={tyres}
      near={near}
      onNear={setNear}
      choice={{ ...choice, extras: extras.map(({ extra, quantity }) => ({ extra, quantity })) }}
      onChoose={onChoose}
    />
  );
}
