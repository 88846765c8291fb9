/** Minutes to wait after each attempt: a mail server can be down for most of a day. */
const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 360, 720];
export const MAX_TRIES = BACK_OFF_MINUTES.length + 1;
const MINUTE_MS = 60_000;
const MAX_ERROR_LENGTH = 500;
/** Only a refused recipient or message is final. A refused sender or sign-in is the shop's to fix. */
const FINAL_COMMANDS = ['RCPT TO', 'DATA'];

/** When to try again after this many attempts; null if there were enough. */
export function nextAttempt(tries: number, now: Date): Date | null {
  const minutes = BACK_OFF_MINUTES[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Why an email wasn't sent. */
export interface DeliveryFailure {
  /** For administrators; it can contain the recipient's address. */
  readonly message: string;
  /** For the log, without personal data. */
  readonly codes: { readonly code?: unknown; readonly responseCode?: unknown; readonly command?: unknown };
  /** Whether another attempt is pointless. */
  readonly isFinal: boolean;
}

/** Interprets Nodemailer's error. */
export function readFailure(error: unknown): DeliveryFailure {
  const { code, responseCode, command, permanent }: Partial<Record<string, unknown>> = Object(error);
  return {
    message: (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH),
    codes: { code, responseCode, command },
    isFinal: permanent === true && FINAL_COMMANDS.includes(String(command)),
  };
}
