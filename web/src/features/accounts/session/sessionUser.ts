import type { Scope, StaffState } from '../../../apollo/schema.generated.ts';

/** The signed-in user's data that screens need without a request. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Permissions in the admin; empty for a customer. The server enforces them. */
  scopes: readonly Scope[];
  /** Known right after signing in, and not stored; null for a customer. */
  staffState?: StaffState | null;
}

export const isStaff = ({ scopes }: Pick<SessionUser, 'scopes'>): boolean => scopes.length > 0;

/** The word for a role in the documented storage. */
export const roleWord = (user: Pick<SessionUser, 'scopes'>): 'admin' | 'customer' =>
  isStaff(user) ? 'admin' : 'customer';

/** The scopes of staff whose stored session predates scopes, until the server is asked. */
const LEAST: readonly Scope[] = ['USE_ADMIN'];

/** The stored text about a user: the documented names and roles, and the scopes of staff. */
export function writeUser(user: SessionUser): string {
  const { id, email, firstName, lastName, scopes } = user;
  const facts = { id, email, first_name: firstName, last_name: lastName, role: roleWord(user) };
  return JSON.stringify(isStaff(user) ? { ...facts, scopes } : facts);
}

/** Parses the text from `writeUser`; null for anything else. */
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
