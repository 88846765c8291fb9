import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeyIdentity } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { AuditEntry, type AuditFigures } from './audit-entry.entity.ts';
import type { AuditActor } from './audit.enums.ts';

/** The author of a change: a viewer, a key or the shop. */
export interface Actor {
  readonly role: AuditActor;
  readonly userId: string | null;
  /** Their staff role; the log keeps its label. */
  readonly staff?: { readonly label: string };
  /** The API key that acts on behalf of a person; it's recorded instead of them. */
  readonly key?: KeyIdentity;
}

/** The shop itself, acting by its own rules without a request. */
export const THE_SHOP: Actor = { role: 'SHOP', userId: null };

/** The actor's role and id as records store them. */
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

/** Records who changed what. */
export class AuditService extends Service {
  /**
   * Records a change in the caller's transaction, so the entry commits with the change. Only figures that differ
   * are kept.
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
      storedLabel: actorRole === 'SHOP' ? null : (actor.staff?.label ?? null),
      before: pick(before),
      after: pick(after),
    });
  }
}
