import { fittingServices } from '@treadline/schema/trade/fitting/fitting-service';
import { fittingAreas } from '@treadline/schema/trade/places/fitting-area';
import { Check, MapPin, Phone } from 'lucide-react';
import { classes } from '../../../ui/base/classes.ts';
import { DeliverHere } from './DeliverHere.tsx';
import type { FittingCentresQuery } from './FittingCentersRoute.generated.ts';
import { milesText, type CentreDistance } from './nearestCentres.ts';

interface FittingCentreCardProps {
  centre: FittingCentresQuery['fittingCentres'][number] & {
    from: CentreDistance | null;
    /** The number on the map. */
    number: number;
  };
  /** The starting point of the distance. */
  measuredFrom: string;
  /** Whether the distance is precise enough for a decimal. */
  isExact: boolean;
}

/** A garage: address, phone number, services, hours, and a button to have tyres delivered there. */
export function FittingCentreCard({ centre, measuredFrom, isExact }: FittingCentreCardProps) {
  return (
    <li
      id={centre.slug}
      className={classes(
        'row-span-5 grid scroll-mt-6 grid-rows-subgrid gap-4 rounded-lg border border-line bg-card p-4',
        'target:border-ink md:p-5',
      )}
    >
      <div className="grid grid-cols-[auto_1fr] content-start gap-x-3">
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-signal text-sm font-[700] text-on-signal"
        >
          {centre.number}
        </span>
        <div className="grid content-start gap-1">
          <p className="text-xs font-[650] text-ink-2">
            {centre.from ? (
              <>
                {fittingAreas[centre.from.area].label} · {milesText(centre.from.miles, isExact)} from{' '}
                {measuredFrom}
              </>
            ) : (
              'Distance not known'
            )}
          </p>
          <h2 className="text-lg">{centre.name}</h2>
        </div>
      </div>
      <div className="grid content-start text-sm">
        <p className="flex items-start gap-2">
          <MapPin className="mt-0.5 size-4 shrink-0" />
          {centre.address}
        </p>
        <a
          href={centre.phoneHref}
          aria-label={`Call ${centre.name}, ${centre.phone}`}
          className={classes(
            'flex min-h-11 items-center gap-2 justify-self-start font-[650] underline',
            'underline-offset-4 hover:decoration-2',
          )}
        >
          <Phone className="size-4 shrink-0" />
          {centre.phone}
        </a>
      </div>
      <ul aria-label="Services" className="grid content-start gap-1 text-sm">
        {centre.services.map((service) => (
          <li key={service} className="flex items-center gap-2">
            <Check className="size-4 shrink-0 text-good" />
            {fittingServices[service].label}
          </li>
        ))}
      </ul>
      <dl
        aria-label="Hours"
        className="grid grid-cols-[max-content_1fr] content-start gap-x-4 gap-y-0.5 border-t border-line pt-3 text-sm"
      >
        {centre.hours.map(({ days, opens, closes }) => (
          <div key={days} className="contents">
            <dt className="text-ink-2">{days}</dt>
            <dd>
              {opens}–{closes}
            </dd>
          </div>
        ))}
      </dl>
      {centre.line1 !== null && centre.postcode !== null && (
        <DeliverHere garage={{ ...centre, line1: centre.line1, postcode: centre.postcode }} />
      )}
    </li>
  );
}
