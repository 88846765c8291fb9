import type { VisitorEventInput } from '../../apollo/schema.generated.ts';
import { recordVisitorEventsInputRules } from '../../lib/form/inputRules.generated.ts';

/** The most that the shop accepts at once. */
const MOST_AT_ONCE = recordVisitorEventsInputRules.events.maxItems;
const GATHERED_MS = 5_000;

/** Collects events and sends them together. */
export interface EventQueue {
  add: (event: VisitorEventInput) => void;
  /** Sends the collected events. */
  flush: () => void;
  /** Drops the collected events. */
  end: () => void;
}

/** @param send must not fail, because events that don't arrive just aren't counted. */
export function createEventQueue(send: (events: VisitorEventInput[]) => void): EventQueue {
  let gathered: VisitorEventInput[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(): VisitorEventInput[] {
    const taken = gathered;
    gathered = [];
    clearTimeout(timer);
    timer = undefined;
    return taken;
  }

  function flush() {
    const events = take();
    if (events.length > 0) send(events);
  }

  return {
    add(event) {
      gathered.push(event);
      if (gathered.length >= MOST_AT_ONCE) flush();
      else timer ??= setTimeout(flush, GATHERED_MS);
    },
    flush,
    end: () => void take(),
  };
}
