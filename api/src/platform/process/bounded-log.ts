import { chmodSync, closeSync, copyFileSync, fstatSync, ftruncateSync, openSync } from 'node:fs';

const LOOK_EVERY_MS = 60_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** A program's output may quote personal data, so only the shop's own account can read it. */
const OWNER_ONLY = 0o600;

/** A log that another program appends to. */
export interface BoundedLog {
  /** Pass it to the program as its output. */
  readonly fd: number;
  /** Shortens the file if it's too long; also runs once a minute by itself. */
  bound(): void;
  close(): void;
}

/**
 * Starts a log for a program that doesn't limit its own. Beyond eight megabytes, the content moves to `<path>.1`,
 * replacing what was there; the program keeps writing to the same file.
 */
export function openBoundedLog(path: string, mostBytes = MOST_BYTES): BoundedLog {
  // Append mode: after the file is truncated, the program continues at its beginning.
  const fd = openSync(path, 'a', OWNER_ONLY);
  // A log from an earlier start may be readable by others.
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
      // The descriptor's number may belong to another file by now.
      if (!isOpen) return;
      isOpen = false;
      clearInterval(timer);
      closeSync(fd);
    },
  };
}
