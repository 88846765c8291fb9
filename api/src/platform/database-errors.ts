/** How errors of one kind are told: by SQLSTATE, by the system's code, by what `pg` says without a code. */
interface Kind {
  readonly states: RegExp;
  readonly codes?: ReadonlySet<string>;
  readonly text: RegExp;
}

const AWAY: Kind = {
  // Classes 08 (connection) and 57P (operator: shutdown, starting up).
  states: /^(08|57P0)/,
  codes: new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']),
  // PostgreSQL says the first with a code that says other things too.
  text: /not currently accepting connections|Connection terminated|Client has encountered a connection error/,
};

const BUSY: Kind = {
  // The server's connections are all taken (53300), or others hold a lock for too long (55P03).
  states: /^(53300|55P03)$/,
  // The pool's connections are.
  text: /timeout exceeded when trying to connect/,
};

function isOf(kind: Kind, error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => isOf(kind, each));
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    kind.states.test(code) ||
    kind.codes?.has(code) === true ||
    kind.text.test(error.message) ||
    isOf(kind, error.cause)
  );
}

/** Why the database did not do what it was asked, and what callers are told of it. */
export interface Outage {
  /** For the log. */
  readonly reason: string;
  readonly message: string;
  /** The seconds after which it is worth trying again, where that can be said. */
  readonly retryAfter?: number;
}

export const DATABASE_AWAY: Outage = {
  reason: 'The database cannot be reached.',
  message: 'The shop’s database cannot be reached at the moment. Please try again in a minute.',
};

export const SHOP_BUSY: Outage = {
  reason: 'The database is busy: no connection, or no lock, came free in time.',
  message: 'The shop is very busy at the moment. Please try again in a few seconds.',
  retryAfter: 5,
};

/** Tells an error that says that the database is away or busy; null for any other, such as a statement that is wrong. */
export function outageOf(error: unknown): Outage | null {
  if (isOf(BUSY, error)) return SHOP_BUSY;
  return isOf(AWAY, error) ? DATABASE_AWAY : null;
}

/** Whether the database refused a row because one of its constraints says so; the name tells which. */
export function violatedConstraint(error: unknown): string | null {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null;
  return typeof constraint === 'string' ? constraint : null;
}

/** Whether a row was refused because the account it was to belong to has been deleted since the request began. */
export function isAccountGone(error: unknown): boolean {
  return violatedConstraint(error)?.endsWith('_user_id_fkey') ?? false;
}
