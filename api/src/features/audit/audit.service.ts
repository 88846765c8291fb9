import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeyIdentity } from '../../platform/context.ts';
import { checkPage } from '../../platform/page.ts';
import type { Services } from '../../platform/services.ts';
import { AuditEntry, type AuditFigures } from './audit-entry.entity.ts';
import type { AuditActor } from './audit.enums.ts';

/** Who does something; a viewer is one. */
export interface Actor {
  readonly role: AuditActor;
  readonly userId: string | null;
  /** The API key that acts in place of a person; it is named instead of them. */
  readonly key?: KeyIdentity;
}

/** The shop acting by its own rules: nobody pressed a button. */
export const THE_SHOP: Actor = { role: 'SHOP', userId: null };

/** Who somebody is in the log and in other places that remember who acted. */
export const namedActor = ({
  role,
  userId,
  key,
}: Actor): { readonly role: AuditActor; readonly id: string | null } =>
  key ? { role: 'API_KEY', id: key.id } : { role, id: userId };

export interface AuditedChange {
  readonly actor: Actor;
  readonly subject: string;
  readonly subjectId: string;
  readonly action: string;
  readonly before: AuditFigures;
  readonly after: AuditFigures;
}

/** The log of who changed what. */
export class AuditService {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Notes a change in the caller's transaction: it is kept exactly when the change is. Figures that stayed are left out. */
  record(em: EntityManager, { actor, before, after, ...what }: AuditedChange): void {
    const changed = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
    const pick = (figures: AuditFigures): AuditFigures =>
      Object.fromEntries(changed.flatMap((name) => (name in figures ? [[name, figures[name] ?? null]] : [])));
    const { role: actorRole, id: actorId } = namedActor(actor);
    em.create(AuditEntry, {
      ...what,
      at: this.#services.platform.now(),
      actorRole,
      actorId,
      before: pick(before),
      after: pick(after),
    });
  }

  /**
   * The latest changes of one thing, newest first.
   * @throws PublicError BAD_USER_INPUT for a limit outside 1 to 1000.
   */
  async of(subject: string, subjectId: string, limit: number): Promise<AuditEntry[]> {
    checkPage(1, limit);
    return this.#services.platform.orm.em
      .fork()
      .find(AuditEntry, { subject, subjectId }, { orderBy: { id: 'desc' }, limit });
  }
}
