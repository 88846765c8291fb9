import type { EntityManager } from '@mikro-orm/postgresql';
import { wideNetworkOf } from '../../../platform/limits/network.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import type { AuditFigures } from './audit-entry.entity.ts';
import { namedActor, type Actor } from './audit.service.ts';

/** The subject of security events in the audit log. */
export const SECURITY = 'security';

/** The security events that are logged, by their action. */
export type SecurityAction =
  | 'sign-ins limited'
  | 'administrator signed in'
  | 'administrator on a new device'
  | 'administrator’s sign-in failed'
  | 'administrator’s password changed'
  | 'administrator’s address changed'
  | 'API key first used'
  | 'two-factor sign-in on'
  | 'two-factor sign-in off'
  | 'role changed'
  | 'administrators’ access refused';

export interface SecurityEvent {
  readonly action: SecurityAction;
  /** The person or program that did it, or tried to. */
  readonly actor: Actor;
  /** The account or network it concerns. */
  readonly subjectId: string;
  /** The full IP address; only its network is stored. Left out if the event didn't come over the network. */
  readonly address?: string;
  readonly before?: AuditFigures;
  readonly after?: AuditFigures;
  /** Whether to skip an identical event about the same subject within 15 minutes. */
  readonly isRepeated?: boolean;
  /**
   * False runs the same statement without logging, so that timing doesn't reveal which happened. Defaults to
   * true.
   */
  readonly isNoted?: boolean;
}

/** The caller, and their IP address. */
type Asker = Pick<Context, 'viewer' | 'address'>;

const LONGEST_LIST = 5;
const DAY_MS = 86_400_000;
/** The database refuses to delete younger events. */
const KEPT_DAYS = 366;
/** A thousand attempts in a row are logged once per interval, not a thousand times. */
const ONCE_IN_MS = 15 * 60_000;

const NOTE = `
  insert into audit_entries (at, actor_role, actor_id, actor_label, subject, subject_id, action, before, after)
  select ?, ?, ?, ?, '${SECURITY}', ?, ?, ?::jsonb, ?::jsonb
  where ?::boolean and not (?::boolean and exists (
    select from audit_entries
    where subject = '${SECURITY}' and subject_id = ? and action = ? and after = ?::jsonb and at > ?
  ))`;

/** Logs security events in the audit log. */
export class SecurityLog extends Service {
  /** Logs an event. @param em the caller's transaction; by default the event gets its own. */
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
      actor.staff?.label ?? null,
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
   * Logs that a signed-in person or an API key requested something admin-only. Guests aren't logged: they do so
   * by mistake.
   * @param asked the refused fields or path.
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
