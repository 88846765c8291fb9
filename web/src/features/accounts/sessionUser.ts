import type { Role } from '../../apollo/schema.generated.ts';

/** The signed-in user, as far as screens need it without asking the server. */
export interface SessionUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

const ROLES: Readonly<Record<string, Role>> = { customer: 'CUSTOMER', admin: 'ADMIN' };

/** The stored text about a user: the names and roles of the documented storage. */
export function writeUser({ id, email, firstName, lastName, role }: SessionUser): string {
  return JSON.stringify({ id, email, first_name: firstName, last_name: lastName, role: role.toLowerCase() });
}

/** Reads what `writeUser` wrote; null for anything else. */
export function readUser(text: string | null): SessionUser | null {
  try {
    const found: Record<string, unknown> | null = JSON.parse(text ?? 'null');
    const { id, email, first_name: firstName, last_name: lastName, role: roleName } = found ?? {};
    const role = typeof roleName === 'string' ? ROLES[roleName] : undefined;
    const isWhole =
      [id, email, firstName, lastName].every((part) => typeof part === 'string') && role !== undefined;
    return isWhole ? ({ id, email, firstName, lastName, role } as SessionUser) : null;
  } catch {
    return null;
  }
}
