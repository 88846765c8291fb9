/** What happened to an order while it stood at one status. */
export interface EventGroup<Event> {
  readonly status: string;
  /** Newest first. */
  readonly events: readonly Event[];
}

/**
 * A history with each status told once: whatever happens while an order stands there, such as a part of it being
 * refunded, is told below it. @param events newest first.
 */
export function eventGroups<Event extends { readonly status: string }>(
  events: readonly Event[],
): EventGroup<Event>[] {
  const groups: { status: string; events: Event[] }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.status === event.status) last.events.push(event);
    else groups.push({ status: event.status, events: [event] });
  }
  return groups;
}
