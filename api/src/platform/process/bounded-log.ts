import { chmodSync, closeSync, copyFileSync, fstatSync, ftruncateSync, openSync } from 'node:fs';

const LOOK_EVERY_MS = 60_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** What a program writes may quote personal data: nobody but the shop's own account reads it. */
const OWNER_ONLY = 0o600;

/** A log that another program appends to. */
export interface BoundedLog {
  /** To be handed to the program as its output. */
  readonly fd: number;
  /** Keeps its file small, as happens once a minute by itself. */
  bound(): void;
  close(): void;
}

/**
 * Begins a log of a program that knows no bounds. What is over eight megabytes is moved to `<path>.1`, whose earlier
 * content is lost; the program goes on writing to the same file.
 */
export function openBoundedLog(path: string, mostBytes = MOST_BYTES): BoundedLog {
  // Appending: after the file was emptied the program goes on at its beginning.
  const fd = openSync(path, 'a', OWNER_ONLY);
  // One of an earlier start may be open to others.
  chmodSync(path, OWNER_ONLY);
  ftruncateSync(fd);
  const bound = (): void => {
    if (fstatSync(fd).size <= mostBytes) return;
    copyFileSync(path, `${path}.1`);
    chmodSync(`${path}.1`, OWNER_ONLY);
    ftruncateSync(fd);
  };
  let isOpen = true;
  const timer = setInterval(bound, LOOK_EVERY_MS).unref();
  return {
    fd,
    bound,
    close() {
      // Its number may belong to another file by now.
      if (!isOpen) return;
      isOpen = false;
      clearInterval(timer);
      closeSync(fd);
    },
  };
}
