type Listener = (text: string) => void;

let listener: Listener | null = null;

/** Announces `text` through a screen reader as soon as it's idle. Does nothing before the live region exists. */
export function announce(text: string): void {
  listener?.(text);
}

/** Subscribes the live region, which is on every page, to announcements. Returns a function that unsubscribes. */
export function onAnnouncement(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = null;
  };
}
