import { FilesAway } from '../files/file-store.ts';
import { errorCodeOf } from '../process/error-code.ts';

/** How to recognise one kind of error: by SQLSTATE, by system code, or by `pg`'s message if there isn't a code. */
interface Kind {
  readonly states: RegExp;
  readonly codes?: ReadonlySet<string>;
  readonly text: RegExp;
}

/** Matches nothing, for errors that always have a code. */
const NEVER = /^(?!)/;

const AWAY: Kind = {
  // Classes 08 (connection) and 57P (operator: shutdown, starting up, idle connection ended).
  states: /^(08|57P0)/,
  codes: new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']),
  // PostgreSQL uses the first code for other errors too.
  text: /not currently accepting connections|Connection terminated|Client has encountered a connection error/,
};

const BUSY: Kind = {
  // The server is out of memory (53200) or connections (53300), a lock was held for too long (55P03), or a statement
  // took too long (57014).
  states: /^(53200|53300|55P03|57014)$/,
  // All connections of the pool are in use.
  text: /timeout exceeded when trying to connect/,
};

const UNDONE: Kind = {
  // Two transactions couldn't be serialised (40001) or deadlocked (40P01), or one was idle (25P03) or open (25P04) for
  // too long. The server has rolled it back; a retry may well succeed.
  states: /^(40001|40P01|25P03|25P04)$/,
  text: NEVER,
};

const READ_ONLY: Kind = {
  // read_only_sql_transaction: the former primary follows another server, or is recovering.
  states: /^25006$/,
  text: NEVER,
};

const FULL: Kind = {
  // disk_full in the database; and no space, or no quota, left on one of the shop's disks.
  states: /^53100$/,
  codes: new Set(['ENOSPC', 'EDQUOT']),
  text: NEVER,
};

function isOf(kind: Kind, error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => isOf(kind, each));
  if (!(error instanceof Error)) return false;
  const code = errorCodeOf(error) ?? '';
  return (
    kind.states.test(code) ||
    kind.codes?.has(code) === true ||
    kind.text.test(error.message) ||
    isOf(kind, error.cause)
  );
}

/** Why the database or the file store couldn't do its work, and the message for callers. */
export interface Outage {
  /** For the log. */
  readonly reason: string;
  readonly message: string;
  /** Seconds after which to retry, if known. */
  readonly retryAfter?: number;
}

export const DATABASE_AWAY: Outage = {
  reason: 'The database cannot be reached.',
  message: 'Sorry, the shop isn’t available at the moment. Please try again in a minute.',
};

export const SHOP_BUSY: Outage = {
  reason: 'The database is busy: timed out waiting for a connection, a lock or an answer.',
  message: 'Sorry, we’re very busy at the moment. Please try again in a few seconds.',
  retryAfter: 5,
};

const TRANSACTION_UNDONE: Outage = {
  ...SHOP_BUSY,
  reason: 'The database rolled back a transaction: it conflicted with another, or took too long.',
};

const DATABASE_READ_ONLY: Outage = {
  ...DATABASE_AWAY,
  reason: 'The database is read-only: it follows another server, or is recovering.',
};

const FILES_AWAY: Outage = {
  reason: 'The file store isn’t working.',
  message: 'Sorry, we can’t reach our pictures at the moment. Please try again in a minute.',
  retryAfter: 60,
};

const DISK_FULL: Outage = {
  reason: 'A disk is full, so nothing can be written.',
  message:
    'Sorry, we can’t save anything at the moment, so nothing was changed. Please try again in a few minutes.',
  retryAfter: 300,
};

/**
 * Recognises errors that mean that the database or the file store is away or busy; null for others, such as an invalid
 * statement.
 */
export function outageOf(error: unknown): Outage | null {
  if (isOf(FULL, error)) return DISK_FULL;
  if (error instanceof FilesAway) return FILES_AWAY;
  if (isOf(BUSY, error)) return SHOP_BUSY;
  if (isOf(UNDONE, error)) return TRANSACTION_UNDONE;
  if (isOf(READ_ONLY, error)) return DATABASE_READ_ONLY;
  return isOf(AWAY, error) ? DATABASE_AWAY : null;
}

/**
 * Whether a statement that failed on a replica should run on the primary. Replicas refuse writes, and cancel queries
 * that block replay.
 */
export const isForPrimary = (error: unknown): boolean => isOf(UNDONE, error) || isOf(READ_ONLY, error);

/** The constraint because of which the database refused a row; null for other errors. */
export function violatedConstraint(error: unknown): string | null {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
  return typeof constraint === 'string' ? constraint : null;
}

/** Whether a row was refused because its account was deleted after the request began. */
export function isAccountGone(error: unknown): boolean {
  return violatedConstraint(error)?.endsWith('_user_id_fkey') ?? false;
}
