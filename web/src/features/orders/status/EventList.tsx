import { MapPin } from 'lucide-react';
import { formatDateTime } from '../../../lib/text/format.ts';
import { eventGroups, type EventGroup } from './eventGroups.ts';
import { statusText } from './statusText.ts';

/** An event in an order's timeline. */
export interface OrderEventFacts {
  status: string;
  message: string;
  /** ISO date and time. */
  at: string;
  location: string | null;
  notes: string | null;
}

/** An order's timeline, newest first, with one entry per status. */
export function EventList({ events }: { events: readonly OrderEventFacts[] }) {
  return (
    <ol className="ml-2 border-l-2 border-line">
      {eventGroups(events).map((group) => (
        <Group key={`${group.status} ${group.events.at(-1)?.at}`} {...group} />
      ))}
    </ol>
  );
}

function Group({ status, events }: EventGroup<OrderEventFacts>) {
  return (
    <li className="group relative grid gap-3 pb-6 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-1 -left-[9px] size-4 rounded-full border-2 border-paper bg-edge group-first:bg-ink"
      />
      <p className="-mb-2 text-sm font-[750]">{statusText(status)}</p>
      {events.map((event) => (
        <Event key={`${event.at} ${event.message}`} {...event} />
      ))}
    </li>
  );
}

function Event({ message, at, location, notes }: OrderEventFacts) {
  return (
    <div className="grid gap-1">
      <p className="break-words">{message}</p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
        <time dateTime={at}>{formatDateTime(at)}</time>
        {location && (
          <span className="inline-flex items-center gap-1 break-words">
            <MapPin className="size-4 shrink-0" />
            {location}
          </span>
        )}
      </p>
      {notes && <p className="text-sm break-words text-ink-2">{notes}</p>}
    </div>
  );
}
