import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeyIdentity } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { AuditEntry, type AuditFigures } from './audit-entry.entity.ts';
import type { AuditActor } from './audit.enums.ts';

/** The author of a change: a viewer, a key or the shop. */
export interface Actor {
  readonly role: AuditActor;
  readonly userId: string | null;
  /** The API key that acts in place of a person; it is recorded instead of them. */
  readonly key?: KeyIdentity;
}

/** The shop acting by its own rules, without anybody's request. */
export const THE_SHOP: Actor = { role: 'SHOP', userId: null };

/** The actor's id in the log and in other records of who acted. */
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
export class AuditService extends Service {
  /**
   * Records a change in the caller's transaction: the entry is committed with the change. Unchanged figures
   * are left out.
   */
  record(em: EntityManager, { actor, before, after, ...what }: AuditedChange): void {
    const changed = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
    const pick = (figures: AuditFigures): AuditFigures =>
      Object.fromEntries(changed.flatMap((name) => (name in figures ? [[name, figures[name] ?? null]] : [])));
    const { role: actorRole, id: actorId } = namedActor(actor);
    em.create(AuditEntry, {
      ...what,
      at: this.platform.now(),
      actorRole,
      actorId,
      before: pick(before),
      after: pick(after),
    });
  }
}
