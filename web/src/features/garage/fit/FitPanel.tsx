import { Car, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { VehicleButton } from '../selector/VehicleButton.tsx';
import { decideFit, type TyreMarks } from '../vehicle/fit.ts';
import { fitReason, fitTitle } from '../vehicle/fitText.ts';
import { vehiclePath, type KeptVehicle } from '../vehicle/keptVehicle.ts';
import { useKeptVehicle } from '../vehicle/keptVehicleStore.ts';

/** Whether a tyre fits the shopper's vehicle. It keeps its height when the answer arrives, so that nothing jumps. */
export function FitPanel({ tyre }: { tyre: TyreMarks }) {
  const vehicle = useKeptVehicle();
  return (
    <section
      aria-label="Your vehicle"
      className={classes(
        'flex min-h-34 gap-3 rounded-lg border border-line bg-card p-4',
        'sm:min-h-26 lg:min-h-16 lg:items-center lg:py-1.5',
      )}
    >
      {vehicle ? <Verdict tyre={tyre} vehicle={vehicle} /> : <Invitation />}
    </section>
  );
}

const ICON = 'size-5.5 shrink-0';

function Verdict({ tyre, vehicle }: { tyre: TyreMarks; vehicle: KeptVehicle }) {
  const fit = decideFit(tyre, vehicle.tyreSizes);
  const fits = fit.kind === 'fits';
  return (
    <Texts
      icon={
        fits ? (
          <CircleCheck className={`${ICON} text-good`} />
        ) : (
          <TriangleAlert className={`${ICON} text-warn`} />
        )
      }
      title={fitTitle(fit, vehicle)}
      text={fitReason(fit, tyre, vehicle)}
    >
      {!fits && (
        <Link
          to={vehiclePath(vehicle)}
          className="flex min-h-11 items-center font-[600] underline underline-offset-4 hover:decoration-2"
        >
          See tyres that fit
        </Link>
      )}
      <VehicleButton>Change vehicle</VehicleButton>
    </Texts>
  );
}

function Invitation() {
  return (
    <Texts
      icon={<Car className={ICON} />}
      title="Will it fit your vehicle?"
      text="Enter your registration once and we’ll tell you on every tyre."
    >
      <VehicleButton>Check my vehicle</VehicleButton>
    </Texts>
  );
}

function Texts({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <>
      {icon}
      <div className="min-w-0 flex-1 text-sm lg:flex lg:items-center lg:justify-between lg:gap-4">
        <div>
          <p className="font-[650]">{title}</p>
          <p className="text-ink-2">{text}</p>
        </div>
        <p className="-mb-3 flex flex-wrap gap-x-5 lg:mb-0 lg:shrink-0 lg:flex-col lg:items-end lg:*:min-h-6">
          {children}
        </p>
      </div>
    </>
  );
}
