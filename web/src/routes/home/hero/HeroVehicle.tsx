import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { datedName, vehiclePath } from '../../../features/garage/vehicle/keptVehicle.ts';
import { useKeptVehicle } from '../../../features/garage/vehicle/keptVehicleStore.ts';
import { classes } from '../../../ui/base/classes.ts';

/**
 * One line below the heading: a link to tyres for the shopper's vehicle, or the owner's sentence. Both have the same
 * height unless the sentence is too long for a line.
 */
export function HeroVehicle({ sentence }: { sentence: string }) {
  const vehicle = useKeptVehicle();
  return (
    <div className="flex min-h-7 min-w-0 items-center md:text-lg">
      {vehicle ? (
        <TyresThatFit path={vehiclePath(vehicle)} name={datedName(vehicle)} />
      ) : (
        <WhatTheFinderDoes sentence={sentence} />
      )}
    </div>
  );
}

function TyresThatFit({ path, name }: { path: string; name: string }) {
  return (
    <Link
      to={path}
      className={classes(
        '-my-2 flex min-h-11 min-w-0 items-center gap-2 font-[650] text-signal-on-asphalt underline',
        'underline-offset-4 hover:decoration-2',
      )}
    >
      <span className="truncate">Tyres that fit your {name}</span>
      <ArrowRight className="size-4.5 shrink-0" />
    </Link>
  );
}

function WhatTheFinderDoes({ sentence }: { sentence: string }) {
  return (
    <p className="text-on-asphalt-2">
      <span className="max-md:sr-only">Enter your reg or tyre size. </span>
      {sentence}
    </p>
  );
}
