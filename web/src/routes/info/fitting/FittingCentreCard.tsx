import { fittingServices } from '@treadline/schema/trade/fitting/fitting-service';
import { fittingAreas } from '@treadline/schema/trade/places/fitting-area';
import { CalendarX, Check, MapPin, Phone } from 'lucide-react';
import { deliveryDays } from '../../../lib/text/deliveryDays.ts';
import { classes } from '../../../ui/base/classes.ts';
import { milesText } from './centreDistance.ts';
import { FitHere } from './FitHere.tsx';
import type { FittingCentresQuery } from './FittingCentersRoute.generated.ts';

const inWords = new Intl.ListFormat('en-GB');

type Centre = FittingCentresQuery['fittingCentres'][number];

interface FittingCentreCardProps {
  /** With the number on the map. */
  centre: Centre & { number: number };
  /** The starting point of the distance. */
  measuredFrom: string;
  /** Whether the distance is precise enough for a decimal. */
  isExact: boolean;
}

/** A garage: address, telephone number, what it can do, when it works, and a link to the tyres. */
export function FittingCentreCard({ centre, measuredFrom, isExact }: FittingCentreCardProps) {
  return (
    <li
      id={centre.slug}
      className={classes(
        'row-span-6 grid scroll-mt-6 grid-rows-subgrid gap-4 rounded-lg border border-line bg-card p-4',
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
            {fittingAreas[centre.area].label} · {milesText(centre.distanceMiles, isExact)} from {measuredFrom}
          </p>
          <h2 className="text-lg">{centre.name}</h2>
          <p className="text-xs text-ink-2">
            {centre.isOwn ? 'Our own centre' : 'Independent garage'} · wheels of {centre.minRim} to{' '}
            {centre.maxRim} inches
          </p>
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
      <Holidays days={centre.closedDays} />
      <FitHere centre={centre} />
    </li>
  );
}

/** The days off in the coming weeks, by reason. Keeps its row of the grid even without any. */
function Holidays({ days }: { days: Centre['closedDays'] }) {
  return (
    <div className="grid content-start gap-1 text-sm">
      {[...Map.groupBy(days, ({ reason }) => reason)].map(([reason, spans]) => (
        <p key={reason} className="flex items-start gap-2">
          <CalendarX className="mt-0.5 size-4 shrink-0 text-ink-2" />
          <span>
            {reason}: closed{' '}
            {inWords.format(
              spans.map(({ firstDay, lastDay }) => deliveryDays({ from: firstDay, to: lastDay })),
            )}
          </span>
        </p>
      ))}
    </div>
  );
}
