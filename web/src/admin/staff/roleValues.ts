import { ROLE_SCOPES, type Scope } from '@treadline/schema/trade/people/scope';
import type { StaffRolePartsFragment } from '../form/person/StaffRoles.generated.ts';

/** The form of a role. */
export interface RoleValues {
  label: string;
  meaning: string;
  scopes: Scope[];
}

export const NEW_ROLE: RoleValues = { label: '', meaning: '', scopes: [] };

/** The values of a saved role. USE_ADMIN isn't a choice, because it comes with any other. */
export const roleValues = ({ label, meaning, scopes }: StaffRolePartsFragment): RoleValues => ({
  label,
  meaning,
  scopes: ROLE_SCOPES.filter((scope) => scopes.includes(scope)),
});
