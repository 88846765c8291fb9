import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { ROLE_SCOPES } from '@treadline/schema/trade/people/scope';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { violatedConstraint } from '../../../../platform/database/database-errors.ts';
import type { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { StaffIdentity, Viewer } from '../../../../platform/services/context.ts';
import { forbidden } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import type { Scope } from '../../../../platform/services/scope.enum.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { covers, OWNER, StaffAccess } from '../../../operations/staff/index.ts';
import { LastAdministrator } from '../record/personal-data.results.ts';
import { StaffRole } from '../record/staff-role.entity.ts';
import { ConfirmationService } from '../sessions/confirmation.service.ts';
import { refuseField } from './post.ts';
import type { CreateStaffRoleInput, UpdateStaffRoleInput } from './staff.inputs.ts';
import {
  OwnersRole,
  StaffRoleDeleted,
  StaffRoleInUse,
  StaffRoleNotFound,
  StaffRoleSaved,
  type CreateStaffRoleResult,
  type DeleteStaffRoleResult,
  type UpdateStaffRoleResult,
} from './staff.results.ts';

const NAME_TAKEN = /^staff_roles_(?:pkey|label_key)$/;
/** More than any shop has kinds of work. */
const MOST_ROLES = 100;

const USED = `
  select (select count(*)::int from users where staff_role = ?)
    + (select count(*)::int from staff_invitations where role = ?) as people`;
const PEOPLE = `
  select staff_role as slug, count(*) as people from users where staff_role = any($1::text[]) group by staff_role`;

const notFound = (): StaffRoleNotFound =>
  result(StaffRoleNotFound, { message: 'This role no longer exists.' });
const ownersRole = (): OwnersRole =>
  result(OwnersRole, { message: 'The owner’s role can’t be changed or deleted.' });

/** The scopes to store: each once, without the one that comes with any other. */
const storedOf = (scopes: readonly Scope[]): Scope[] => ROLE_SCOPES.filter((scope) => scopes.includes(scope));

const auditSnapshot = ({ label, meaning, stored }: StaffRole): AuditFigures => ({
  label,
  meaning,
  scopes: (stored ?? []).join(' '),
});

/** Refuses permissions that the author of a role lacks; null if they have them all. */
function refuseScopes(own: StaffIdentity, scopes: readonly Scope[]): InvalidInput | null {
  const lacking = scopes.find((scope) => !own.scopes.includes(scope));
  return lacking ? refuseField('scopes', `Your own role doesn’t have ${lacking}`) : null;
}

/** Creates, changes and deletes the roles of staff. A change counts from each member's next request. */
export class StaffRoleService extends Service {
  readonly #access = this.services.get(StaffAccess);
  readonly #audit = this.services.get(AuditService);
  readonly #confirmation = this.services.get(ConfirmationService);

  /** Every role, the owner's first and the others by label. */
  async list(): Promise<StaffRole[]> {
    const roles = await this.platform.orm.em.fork().find(StaffRole, {}, { orderBy: { label: 'asc' } });
    return [...roles.filter(({ isOwners }) => isOwners), ...roles.filter(({ isOwners }) => !isOwners)];
  }

  /** How many accounts have each role, in the order of the slugs. */
  async people(slugs: readonly string[]): Promise<number[]> {
    const rows = await this.platform.sql.rows<{ slug: string; people: number }>(PEOPLE, [slugs]);
    const bySlug = new Map(rows.map(({ slug, people }) => [slug, people]));
    return slugs.map((slug) => bySlug.get(slug) ?? 0);
  }

  /** Creates a role; nobody has it yet. */
  create(viewer: Viewer, input: CreateStaffRoleInput): Promise<typeof CreateStaffRoleResult> {
    const write = async (em: EntityManager): Promise<typeof CreateStaffRoleResult> => {
      const own = await this.#access.lockAs(em, viewer);
      const refused = refuseScopes(own, input.scopes);
      if (refused) return refused;
      if ((await em.count(StaffRole)) >= MOST_ROLES)
        return refuseField('label', `A shop can have ${MOST_ROLES} roles. Delete one you don’t use first`);
      const label = keptText(input.label);
      const role = em.create(StaffRole, {
        slug: slugOf(label) || 'role',
        label,
        meaning: keptText(input.meaning),
        stored: storedOf(input.scopes),
      });
      await em.flush();
      this.#note(em, viewer, role, 'made', {}, auditSnapshot(role));
      return result(StaffRoleSaved, { role });
    };
    return refusingTakenName(this.platform.orm.em.fork().transactional(write));
  }

  /**
   * Changes a role of which the viewer has every permission, before and after, once they've confirmed who they are.
   * @throws PublicError FORBIDDEN if the role has permissions that the viewer lacks.
   */
  async update(
    viewer: Viewer,
    { slug, revision, currentPassword, code, ...input }: UpdateStaffRoleInput,
  ): Promise<typeof UpdateStaffRoleResult> {
    const confirmed = await this.#confirmation.begin(viewer, { password: currentPassword, code });
    if (!('spend' in confirmed)) return confirmed;
    const write = async (em: EntityManager): Promise<typeof UpdateStaffRoleResult> => {
      const own = await this.#access.lockAs(em, viewer);
      const refused = (await confirmed.spend(em)) ?? refuseScopes(own, input.scopes);
      if (refused) return refused;
      const role = await this.#changeable(em, own, slug);
      if (!(role instanceof StaffRole)) return role;
      if (role.revision !== revision) return StaleWrite.at(role.revision);
      if (!input.scopes.includes('MANAGE_STAFF') && !(await this.#access.hasManager(em, { role: slug })))
        return result(LastAdministrator, {
          message:
            'Only people with this role can manage the staff. Give someone else a role that can first.',
        });
      const before = auditSnapshot(role);
      Object.assign(role, {
        label: keptText(input.label),
        meaning: keptText(input.meaning),
        stored: storedOf(input.scopes),
        revision: revision + 1,
      });
      await em.flush();
      this.#note(em, viewer, role, 'changed', before, auditSnapshot(role));
      return result(StaffRoleSaved, { role });
    };
    return refusingTakenName(this.#confirmation.commit(confirmed, write));
  }

  /**
   * Deletes a role that nobody has.
   * @throws PublicError FORBIDDEN if the role has permissions that the viewer lacks.
   */
  delete(viewer: Viewer, slug: string): Promise<typeof DeleteStaffRoleResult> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const own = await this.#access.lockAs(em, viewer);
      const role = await this.#changeable(em, own, slug);
      if (!(role instanceof StaffRole)) return role;
      const [used] = await em.execute<{ people: number }[]>(USED, [slug, slug]);
      const people = used?.people ?? 0;
      if (people > 0)
        return result(StaffRoleInUse, {
          people,
          message:
            `${people === 1 ? 'One person has' : `${people} people have`} this role or an invitation with it. ` +
            'Give them another first.',
        });
      em.remove(role);
      this.#note(em, viewer, role, 'deleted', auditSnapshot(role), {});
      return result(StaffRoleDeleted, { slug });
    });
  }

  async #changeable(
    em: EntityManager,
    own: StaffIdentity,
    slug: string,
  ): Promise<StaffRole | StaffRoleNotFound | OwnersRole> {
    if (slug === OWNER) return ownersRole();
    const role = await em.findOne(StaffRole, { slug }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!role) return notFound();
    if (!covers(own.scopes, role.scopes)) throw forbidden();
    return role;
  }

  #note(
    em: EntityManager,
    actor: Viewer,
    { slug: subjectId }: StaffRole,
    action: string,
    before: AuditFigures,
    after: AuditFigures,
  ): void {
    this.#audit.record(em, { actor, subject: 'staff role', subjectId, action, before, after });
  }
}

async function refusingTakenName<Answer extends object>(
  writing: Promise<Answer>,
): Promise<Answer | InvalidInput> {
  try {
    return await writing;
  } catch (error) {
    if (!NAME_TAKEN.test(violatedConstraint(error) ?? '')) throw error;
    return refuseField('label', 'Another role has this name already');
  }
}
