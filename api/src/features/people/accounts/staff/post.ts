import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import type { StaffRole } from '../record/staff-role.entity.ts';
import type { User } from '../record/user.entity.ts';

/** A staff role's slug, null for a customer, and the fitting centre or the van it's for; both null for none. */
export interface Post {
  readonly role: string | null;
  readonly centre: string | null;
  readonly van: number | null;
}

export const postOf = ({ staffRole: role, fittingCentre: centre, fittingVan: van }: User): Post => ({
  role,
  centre,
  van,
});

export const isSamePost = (one: Post, other: Post): boolean =>
  one.role === other.role && one.centre === other.centre && one.van === other.van;

/** The post with a role, null for a customer's. Only roles with WORK_AT_CENTRE have a centre or van. */
export function postWith(
  role: StaffRole | null,
  { centre, van }: { readonly centre?: string | null; readonly van?: number | null },
): Post {
  const hasPlace = role?.scopes.includes('WORK_AT_CENTRE') ?? false;
  return {
    role: role?.slug ?? null,
    centre: hasPlace ? keptTextOrNull(centre) : null,
    van: hasPlace ? (van ?? null) : null,
  };
}

/** Refuses a post at a centre or on a van that doesn't exist; null if it does. */
export async function refusePlace(em: EntityManager, { centre, van }: Post): Promise<InvalidInput | null> {
  const exists = async (rows: string, value: string | number): Promise<boolean> =>
    (await em.execute(`select from ${rows} = ?`, [value])).length > 0;
  if (centre !== null && !(await exists('fitting_centres where slug', centre)))
    return refuseField('centre', 'This fitting centre no longer exists');
  if (van !== null && !(await exists('fitting_vans where id::int', van)))
    return refuseField('van', 'This van no longer exists');
  return null;
}

/** The refusal of one field. */
export const refuseField = (path: string, message: string): InvalidInput =>
  InvalidInput.of(message, [{ path, message }]);
