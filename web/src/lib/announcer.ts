type Listener = (text: string) => void;

let listener: Listener | null = null;

/** Has a screen reader say `text` as soon as it is idle. Silent before the live region for it is there. */
export function announce(text: string): void {
  listener?.(text);
}

/** Lets the live region that stands on every page hear the announcements; gives back what ends it. */
export function onAnnouncement(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = null;
  };
}
