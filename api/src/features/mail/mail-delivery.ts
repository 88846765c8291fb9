/** Minutes to wait after the first, second … try: a mail server may be away for the best part of a day. */
const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 360, 720];
export const MAX_TRIES = BACK_OFF_MINUTES.length + 1;
const MINUTE_MS = 60_000;
const MAX_ERROR_LENGTH = 500;
/** Only what a server says of the reader or of the letter is final. A refused sender or sign-in is the shop's to mend. */
const FINAL_COMMANDS = ['RCPT TO', 'DATA'];

/** When to try again after so many tries; null when there were enough. */
export function nextAttempt(tries: number, now: Date): Date | null {
  const minutes = BACK_OFF_MINUTES[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Why a mail did not leave. */
export interface DeliveryFailure {
  /** For the administrator; it may name the reader's address. */
  readonly message: string;
  /** For the log, which names nobody. */
  readonly codes: { readonly code?: unknown; readonly responseCode?: unknown; readonly command?: unknown };
  /** Trying again is of no use. */
  readonly isFinal: boolean;
}

/** Reads what the mail library threw. */
export function readFailure(error: unknown): DeliveryFailure {
  const { code, responseCode, command, permanent } = (error ?? {}) as {
    code?: unknown;
    responseCode?: unknown;
    command?: unknown;
    permanent?: unknown;
  };
  return {
    message: (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH),
    codes: { code, responseCode, command },
    isFinal: permanent === true && FINAL_COMMANDS.includes(String(command)),
  };
}
