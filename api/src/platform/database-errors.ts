/** SQLSTATE classes 08 (connection) and 57P (operator: shutdown, starting up), 53300 (too many connections). */
const UNAVAILABLE_STATES = /^(08|57P0|53300)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
/** What `pg` says without a code, and PostgreSQL with one that says other things too. */
const UNAVAILABLE_TEXT =
  /not currently accepting connections|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether an error says that the database cannot be reached, rather than that the statement was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    UNAVAILABLE_CODES.has(code) ||
    UNAVAILABLE_STATES.test(code) ||
    UNAVAILABLE_TEXT.test(error.message) ||
    isUnavailable(error.cause)
  );
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
