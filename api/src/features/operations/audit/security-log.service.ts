import type { EntityManager } from '@mikro-orm/postgresql';
import { wideNetworkOf } from '../../../platform/limits/network.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import type { AuditFigures } from './audit-entry.entity.ts';
import { namedActor, type Actor } from './audit.service.ts';

/** The subject of security events in the audit log. */
export const SECURITY = 'security';

/** What is noted of the shop's safety, by its action in the log. */
export type SecurityAction =
  | 'sign-ins limited'
  | 'administrator signed in'
  | 'administrator on a new device'
  | 'administrator’s sign-in failed'
  | 'administrator’s password changed'
  | 'administrator’s address changed'
  | 'API key first used'
  | 'two-step sign-in on'
  | 'two-step sign-in off'
  | 'role changed'
  | 'administrators’ access refused';

export interface SecurityEvent {
  readonly action: SecurityAction;
  /** Who did it, or tried to. */
  readonly actor: Actor;
  /** The account or network it is about. */
  readonly subjectId: string;
  /** The full address; only its network is kept. Left out where nobody asked over the network. */
  readonly address?: string;
  readonly before?: AuditFigures;
  readonly after?: AuditFigures;
  /** Whether the same of the same within a quarter of an hour says nothing new. */
  readonly isRepeated?: boolean;
  /** False does all but note it, so that the time it takes does not tell whether it was noted; true if left out. */
  readonly isNoted?: boolean;
}

/** Who asks, and from where. */
type Asker = Pick<Context, 'viewer' | 'address'>;

const LONGEST_LIST = 5;
const DAY_MS = 86_400_000;
/** The database refuses to delete younger ones. */
const KEPT_DAYS = 366;
/** Somebody who tries a thousand times is noted once in a while, not a thousand times. */
const ONCE_IN_MS = 15 * 60_000;

const NOTE = `
  insert into audit_entries (at, actor_role, actor_id, subject, subject_id, action, before, after)
  select ?, ?, ?, '${SECURITY}', ?, ?, ?::jsonb, ?::jsonb
  where ?::boolean and not (?::boolean and exists (
    select from audit_entries
    where subject = '${SECURITY}' and subject_id = ? and action = ? and after = ?::jsonb and at > ?
  ))`;

/** Notes in the audit log what somebody should know who looks after the shop's safety. */
export class SecurityLog extends Service {
  /** Notes an event. @param em whose transaction it belongs to. */
  async note(event: SecurityEvent, em: EntityManager = this.platform.orm.em.fork()): Promise<void> {
    const {
      action,
      actor,
      subjectId,
      address,
      before = {},
      after = {},
      isRepeated = false,
      isNoted = true,
    } = event;
    const now = this.platform.now();
    const { role, id } = namedActor(actor);
    const network = address === undefined ? {} : { network: wideNetworkOf(address) };
    const figures = JSON.stringify({ ...after, ...network });
    await em.execute(NOTE, [
      now,
      role,
      id,
      subjectId,
      action,
      JSON.stringify(before),
      figures,
      isNoted,
      isRepeated,
      subjectId,
      action,
      figures,
      new Date(now.getTime() - ONCE_IN_MS),
    ]);
  }

  /**
   * Notes that a signed-in person or an API key asked for what only administrators may; guests do so by mistake too.
   * @param asked the fields of the schema or the path that were refused.
   */
  async noteRefused({ viewer, address }: Asker, asked: Iterable<string>): Promise<void> {
    const subjectId = viewer.key?.id ?? viewer.userId;
    if (!subjectId) return;
    await this.note({
      action: 'administrators’ access refused',
      actor: viewer,
      subjectId,
      address,
      after: { asked: [...asked].slice(0, LONGEST_LIST).join(', ') },
      isRepeated: true,
    });
  }

  /** Deletes events older than a year. */
  async forgetOld(): Promise<void> {
    const { orm, now } = this.platform;
    await orm.em
      .fork()
      .execute(`delete from audit_entries where subject = '${SECURITY}' and at < ?`, [
        new Date(now().getTime() - KEPT_DAYS * DAY_MS),
      ]);
  }
}
