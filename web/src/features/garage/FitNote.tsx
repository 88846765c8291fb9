import { TriangleAlert } from 'lucide-react';
import { decideFit, type TyreMarks } from './fit.ts';
import { fitReason, fitTitle } from './fitText.ts';
import { useKeptVehicle } from './keptVehicleStore.ts';

const PLACES = { front: 'For the front wheels', rear: 'For the rear wheels' };

/** Beside a tyre in the cart: that it does not fit the shopper's vehicle, or on which axle it does. It stands in nobody's way. */
export function FitNote({ tyre }: { tyre: TyreMarks }) {
  const vehicle = useKeptVehicle();
  if (!vehicle || tyre.size === '') return null;
  const fit = decideFit(tyre, vehicle.tyreSizes);
  if (fit.kind === 'fits')
    return fit.wheels === 'all' ? null : <p className="text-sm text-ink-2">{PLACES[fit.wheels]}</p>;
  return (
    <p className="flex gap-1.5 text-sm font-[600] text-warn">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {fitTitle(fit, vehicle)}. <span className="font-normal">{fitReason(fit, tyre, vehicle)}</span>
      </span>
    </p>
  );
}
