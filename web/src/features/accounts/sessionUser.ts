import type { Role } from '../../apollo/schema.generated.ts';

/** Who is signed in, as far as the screens need to know without asking. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

const ROLES: Readonly<Record<string, Role>> = { customer: 'CUSTOMER', admin: 'ADMIN' };

/** The text that is kept of a user: the names and roles of the documented storage. */
export function writeUser({ id, email, firstName, lastName, role }: SessionUser): string {
  return JSON.stringify({ id, email, first_name: firstName, last_name: lastName, role: role.toLowerCase() });
}

/** Reads what `writeUser` wrote; null for nothing and for anything else that lies there. */
export function readUser(text: string | null): SessionUser | null {
  try {
    const found = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    const { id, email, first_name: firstName, last_name: lastName, role: roleName } = found ?? {};
    const role = typeof roleName === 'string' ? ROLES[roleName] : undefined;
    const isWhole =
      [id, email, firstName, lastName].every((part) => typeof part === 'string') && role !== undefined;
    return isWhole ? ({ id, email, firstName, lastName, role } as SessionUser) : null;
  } catch {
    return null;
  }
}
