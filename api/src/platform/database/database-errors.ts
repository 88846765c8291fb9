import { FilesAway } from '../files/file-store.ts';
import { errorCodeOf } from '../process/error-code.ts';

/**
 * How to recognise one kind of error: by SQLSTATE, by system code, or by the message of `pg` if there is no
 * code.
 */
interface Kind {
  readonly states: RegExp;
  readonly codes?: ReadonlySet<string>;
  readonly text: RegExp;
}

/** The text of errors that always have a code. */
const NEVER = /^(?!)/;

const AWAY: Kind = {
  // Classes 08 (connection) and 57P (operator: shutdown, starting up, a connection ended because nobody used it).
  states: /^(08|57P0)/,
  codes: new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']),
  // PostgreSQL uses the first code for other errors too.
  text: /not currently accepting connections|Connection terminated|Client has encountered a connection error/,
};

const BUSY: Kind = {
  // The server has no memory (53200) or connection (53300) left, a lock is held for too long (55P03), or a statement
  // took too long (57014).
  states: /^(53200|53300|55P03|57014)$/,
  // All connections of the pool are taken.
  text: /timeout exceeded when trying to connect/,
};

const UNDONE: Kind = {
  // Two transactions could not be brought into an order (40001) or waited for each other (40P01), or one stood still
  // (25P03) or was open (25P04) for too long. The server has undone it; the next may well succeed.
  states: /^(40001|40P01|25P03|25P04)$/,
  text: NEVER,
};

const READ_ONLY: Kind = {
  // read_only_sql_transaction: what was the primary follows another server, or recovers.
  states: /^25006$/,
  text: NEVER,
};

const FULL: Kind = {
  // disk_full, of the database; and no space, or no quota, left on a disk of the shop.
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

/** Why the database, or the store of files, could not do its work, and what callers are told. */
export interface Outage {
  /** For the log. */
  readonly reason: string;
  readonly message: string;
  /** The seconds after which to retry, if known. */
  readonly retryAfter?: number;
}

export const DATABASE_AWAY: Outage = {
  reason: 'The database cannot be reached.',
  message: 'Sorry, the shop isn’t available at the moment. Please try again in a minute.',
};

export const SHOP_BUSY: Outage = {
  reason: 'The database is busy: no connection or lock came free, or no answer came, in time.',
  message: 'Sorry, we’re very busy at the moment. Please try again in a few seconds.',
  retryAfter: 5,
};

const TRANSACTION_UNDONE: Outage = {
  ...SHOP_BUSY,
  reason: 'The database undid a transaction: it met another one, or took too long.',
};

const DATABASE_READ_ONLY: Outage = {
  ...DATABASE_AWAY,
  reason: 'The database takes no writes: it follows another server, or recovers.',
};

const FILES_AWAY: Outage = {
  reason: 'The store of files does not do its work.',
  message: 'Sorry, we can’t reach our pictures at the moment. Please try again in a minute.',
  retryAfter: 60,
};

const DISK_FULL: Outage = {
  reason: 'A disk is full: nothing can be written.',
  message:
    'Sorry, we can’t save anything at the moment, so nothing was changed. Please try again in a few minutes.',
  retryAfter: 300,
};

/**
 * Recognises an error that means the database, or the store of files, is away or busy; null for any other, such as a
 * faulty statement.
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
 * Whether a replica that fails a statement can do others. It refuses what writes, and cancels what is in the way of
 * what it has to replay.
 */
export const isForPrimary = (error: unknown): boolean => isOf(UNDONE, error) || isOf(READ_ONLY, error);

/** Whether the database refused a row because of the named constraint. */
export function violatedConstraint(error: unknown): string | null {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
  return typeof constraint === 'string' ? constraint : null;
}

/** Whether a row was refused because its account was deleted since the request began. */
export function isAccountGone(error: unknown): boolean {
  return violatedConstraint(error)?.endsWith('_user_id_fkey') ?? false;
}
