import type { Scope } from '../../../apollo/schema.generated.ts';

/** The signed-in user, as far as screens need it without asking the server. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What they may do for the shop; empty for a customer. The server decides: it refuses all others the data. */
  scopes: readonly Scope[];
}

export const isStaff = ({ scopes }: Pick<SessionUser, 'scopes'>): boolean => scopes.length > 0;

/** The word for a role in the documented storage. */
export const roleWord = (user: Pick<SessionUser, 'scopes'>): 'admin' | 'customer' =>
  isStaff(user) ? 'admin' : 'customer';

/** What staff have whose session was stored before scopes were, until the server has been asked. */
const LEAST: readonly Scope[] = ['USE_ADMIN'];

/** The stored text about a user: the names and roles of the documented storage, and the scopes of staff. */
export function writeUser(user: SessionUser): string {
  const { id, email, firstName, lastName, scopes } = user;
  const facts = { id, email, first_name: firstName, last_name: lastName, role: roleWord(user) };
  return JSON.stringify(isStaff(user) ? { ...facts, scopes } : facts);
}

/** Reads what `writeUser` wrote; null for anything else. */
export function readUser(text: string | null): SessionUser | null {
  try {
    const found: Record<string, unknown> | null = JSON.parse(text ?? 'null');
    const { id, email, first_name: firstName, last_name: lastName, role, scopes } = found ?? {};
    const isWhole =
      [id, email, firstName, lastName].every((part) => typeof part === 'string') &&
      (role === 'admin' || role === 'customer');
    if (!isWhole) return null;
    const granted = role === 'customer' ? [] : Array.isArray(scopes) ? scopes : LEAST;
    return { id, email, firstName, lastName, scopes: granted } as SessionUser;
  } catch {
    return null;
  }
}
