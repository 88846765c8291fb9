import type { EntityManager } from '@mikro-orm/postgresql';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { activeRoleJoin } from '../../../operations/staff/index.ts';
import { StaffInvitation } from './staff.results.ts';

/**
 * Invitations `i` to a role `w`, with their sender `u`, whose own role is `r`. Their link works while they're in time
 * and the sender could still grant the role. The parameters are the day in London, and the time.
 */
const INVITATIONS = `
  select i.id, i.email, i.staff_until as until, i.sent_at as "sentAt", i.expires_at as "expiresAt",
    w.label as "roleLabel", w.meaning as "roleMeaning", u.first_name || ' ' || u.last_name as "sentBy",
    r.slug is not null and i.expires_at > now.at and (
      r.scopes is null or 'MANAGE_STAFF' = any(r.scopes) and coalesce(w.scopes <@ r.scopes, false)
    ) as "isValid"
  from (select ?::date as today, ?::timestamptz as at) now
    cross join staff_invitations i join staff_roles w on w.slug = i.role
    join users u on u.id = i.invited_by ${activeRoleJoin('now.today')}`;

interface InvitationRow extends StaffInvitation {
  readonly roleMeaning: string;
}

/** Reads invitations that are neither accepted nor withdrawn. */
export class OpenInvitations extends Service {
  /** All of them, last sent first. */
  async list(): Promise<StaffInvitation[]> {
    const rows = await this.#rows(this.platform.orm.em.fork(), 'order by i.sent_at desc, i.id', []);
    return rows.map((row) => result(StaffInvitation, row));
  }

  /** The invitation with this id, as written in the caller's transaction. */
  async find(em: EntityManager, id: string): Promise<StaffInvitation> {
    const [row] = await this.#rows(em, 'where i.id = ?', [id]);
    if (!row) throw new Error(`The invitation ${id} was deleted right after it was sent.`);
    return result(StaffInvitation, row);
  }

  /** The invitation whose link has this token; null if the link doesn't work. */
  async byToken(em: EntityManager, token: string): Promise<InvitationRow | null> {
    const [row] = await this.#rows(em, 'where i.token_hash = ?', [digest(token)]);
    return row?.isValid ? row : null;
  }

  async #rows(em: EntityManager, tail: string, values: readonly string[]): Promise<InvitationRow[]> {
    const now = this.platform.now();
    const rows = await em.execute<InvitationRow[]>(`${INVITATIONS} ${tail}`, [
      inLondon(now).day,
      now,
      ...values,
    ]);
    // Statements of an entity manager answer instants as text.
    return rows.map((row) => ({
      ...row,
      sentAt: new Date(row.sentAt),
      expiresAt: new Date(row.expiresAt),
    }));
  }
}
