import { TriangleAlert } from 'lucide-react';
import { decideFit, type TyreMarks } from '../vehicle/fit.ts';
import { fitReason, fitTitle } from '../vehicle/fitText.ts';
import { useKeptVehicle } from '../vehicle/keptVehicleStore.ts';

const PLACES = { FRONT: 'For the front wheels', REAR: 'For the rear wheels' };

/**
 * Says beside a tyre in the cart that it doesn't fit the shopper's vehicle, or which axle it fits. It blocks nothing.
 */
export function FitNote({ tyre }: { tyre: TyreMarks }) {
  const vehicle = useKeptVehicle();
  if (!vehicle || tyre.size === '') return null;
  const fit = decideFit(tyre, vehicle.tyreSizes);
  if (fit.kind === 'fits')
    return fit.position === 'BOTH' ? null : <p className="text-sm text-ink-2">{PLACES[fit.position]}</p>;
  return (
    <p className="flex gap-1.5 text-sm font-[600] text-warn">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      <span>
        {fitTitle(fit, vehicle)}. <span className="font-normal">{fitReason(fit, tyre, vehicle)}</span>
      </span>
    </p>
  );
}
