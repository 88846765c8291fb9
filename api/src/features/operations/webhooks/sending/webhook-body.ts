import type { Publication } from '../../../../platform/services/integrator-event.ts';

/** An event's body. It's created once: every attempt and every replay sends the same bytes. */
export function eventBody(id: string, createdAt: Date, { type, data }: Publication): string {
  return JSON.stringify({ id, type, createdAt, data });
}

/** The event type in a body, for the header that repeats it. */
export function typeOf(body: string): string {
  const { type }: { type: string } = JSON.parse(body);
  return type;
}
