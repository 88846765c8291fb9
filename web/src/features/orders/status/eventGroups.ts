/** An order's events while it had one status. */
export interface EventGroup<Event> {
  readonly status: string;
  /** Newest first. */
  readonly events: readonly Event[];
}

/**
 * A timeline with each status once. Other events at that status, such as a partial refund, are grouped with it.
 * @param events newest first.
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
