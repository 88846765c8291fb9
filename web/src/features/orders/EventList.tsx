import { MapPin } from 'lucide-react';
import { formatDateTime } from '../../lib/format.ts';
import { statusText } from './statusText.ts';

/** Something that happened to an order. */
export interface OrderEventFacts {
  status: string;
  message: string;
  /** ISO date and time. */
  at: string;
  location: string | null;
  notes: string | null;
}

/** What happened to an order, newest first. */
export function EventList({ events }: { events: readonly OrderEventFacts[] }) {
  return (
    <ol className="ml-2 border-l-2 border-line">
      {events.map((event) => (
        <Event key={`${event.at} ${event.status} ${event.message}`} {...event} />
      ))}
    </ol>
  );
}

function Event({ status, message, at, location, notes }: OrderEventFacts) {
  return (
    <li className="group relative grid gap-1 pb-6 pl-6 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-1 -left-[9px] size-4 rounded-full border-2 border-paper bg-edge group-first:bg-ink"
      />
      <p className="text-sm font-[750]">{statusText(status)}</p>
      <p className="break-words">{message}</p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
        <time dateTime={at}>{formatDateTime(at)}</time>
        {location && (
          <span className="inline-flex items-center gap-1 break-words">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {location}
          </span>
        )}
      </p>
      {notes && <p className="text-sm break-words text-ink-2">{notes}</p>}
    </li>
  );
}
