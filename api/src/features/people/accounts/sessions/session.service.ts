import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { GUEST, type Context, type Viewer } from '../../../../platform/services/context.ts';
import { idledOut, signedOut } from '../../../../platform/services/errors.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { SettingsService } from '../../../operations/settings/index.ts';
import { activeRoleJoin, asStaff, ROLE_COLUMNS, type RoleColumns } from '../../../operations/staff/index.ts';
import type { TwoFactorPassed } from '../../two-factor/index.ts';
import { Session } from '../record/account.results.ts';
import { deviceName } from '../record/device-name.ts';
import { SessionRow } from '../record/session.entity.ts';
import type { UserSession } from '../record/user-session.type.ts';
import type { User } from '../record/user.entity.ts';
import { KnownDevices } from './known-devices.service.ts';
import { SessionTokenService, type TokenSubject } from './session-token.service.ts';

/** The network and browser of a request. */
export type Visitor = Pick<Context, 'address' | 'network' | 'userAgent' | 'deviceCookie'>;

const DAY_MS = 86_400_000;
/** How long ended sessions are kept, for owners who suspect that their account was misused. */
const KEPT_DAYS = 30;
/** Updating it on every request would cost more than the accuracy is worth. */
const SEEN_STEP_MS = 300_000;
const MINUTE_MS = 60_000;
const MAX_USER_AGENT = 300;
const BEARER = /^Bearer +(\S+)$/i;

/**
 * By primary key, on every request, so that a session revoked, a role changed or a person suspended a moment ago
 * already counts.
 */
const CHECK = `
  select ${ROLE_COLUMNS}, s.last_seen_at as "lastSeenAt", u.staff_seen_at as "staffSeenAt",
    not exists (select from two_step t where t.user_id = u.id and t.since is not null) as "isOneStep"
  from sessions s join users u on u.id = s.user_id ${activeRoleJoin('$4')}
  where s.id = $1 and s.user_id = $2 and s.revoked_at is null and s.expires_at > $3`;

/** Skips an account that is locked, so that a long change doesn't delay its owner's requests. */
const NOTE_STAFF_SEEN = `
  update users set staff_seen_at = ? where id in (select id from users where id = ? for no key update skip locked)`;

interface CheckedSession extends RoleColumns {
  readonly lastSeenAt: Date;
  readonly staffSeenAt: Date | null;
  /** Whether the account has no two-factor sign-in. */
  readonly isOneStep: boolean;
}

/** A session that is in the database but has no token yet. */
export interface OpenedSession {
  readonly id: string;
  readonly user: User;
  readonly expiresAt: Date;
}

/** Opens, verifies, lists and ends sessions. */
export class SessionService extends Service {
  readonly #tokens = this.services.get(SessionTokenService);
  readonly #devices = this.services.get(KnownDevices);
  readonly #settings = this.services.get(SettingsService);

  /**
   * Opens a session in the caller's transaction; call {@link sign} once that has committed.
   * @param passed proves that the two-factor code was right, or that the account needs none.
   */
  async open(
    em: EntityManager,
    user: User,
    { address, userAgent }: Visitor,
    passed: TwoFactorPassed,
  ): Promise<OpenedSession> {
    if (!passed.isFor(user)) throw new Error('A session was opened with another account’s two-factor proof.');
    const now = this.platform.now();
    const expiresAt = new Date(now.getTime() + this.platform.config.accounts.sessionDays * DAY_MS);
    const id = randomUUID();
    em.create(SessionRow, {
      id,
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      address,
      userAgent: (userAgent ?? '').slice(0, MAX_USER_AGENT).toWellFormed(),
    });
    if (user.staffRole !== null) user.staffSeenAt = now;
    await em.flush();
    return { id, user, expiresAt };
  }

  /**
   * Signs the token of an opened session, and remembers the device. Signing may have to load the secret, so
   * never call it in a transaction.
   */
  async sign({ id, user, expiresAt }: OpenedSession, visitor: Visitor): Promise<Session> {
    await this.#devices.remember(user, visitor);
    const token = await this.#tokens.sign({ userId: user.id, sessionId: id }, expiresAt);
    return result(Session, { token, user, expiresAt });
  }

  /**
   * The caller of a request: a guest without the header, otherwise the user whose session the token names. Only
   * here do users become staff: if their session was used recently, and if they have two-factor sign-in where
   * the settings require it.
   * @param isUnattended whether the page sent the request automatically, so that it doesn't count as use.
   * @throws PublicError UNAUTHENTICATED (401) for a token that is forged, foreign, expired or revoked: its
   * bearer believes they're signed in, and must not silently be treated as a guest. The reason is IDLE for a
   * staff session that was unused for too long.
   */
  async viewerOf(authorization: string | undefined, isUnattended = false): Promise<Viewer> {
    if (!authorization) return GUEST;
    const token = BEARER.exec(authorization)?.[1];
    const subject = token ? await this.#tokens.read(token) : null;
    const viewer = subject && (await this.#check(subject, isUnattended));
    if (!viewer) throw signedOut();
    return viewer;
  }

  async #check({ userId, sessionId }: TokenSubject, isUnattended: boolean): Promise<Viewer | null> {
    const { sql, orm, config } = this.platform;
    const now = this.platform.now();
    const [row] = await sql.rows<CheckedSession>(CHECK, [sessionId, userId, now, inLondon(now).day]);
    if (!row) return null;
    const { staff, ...viewer } = asStaff(row);
    const unusedMs = now.getTime() - row.lastSeenAt.getTime();
    const { adminIdleMinutes } = config.accounts;
    if (staff && unusedMs > adminIdleMinutes * MINUTE_MS) {
      await this.end(orm.em.fork(), userId, sessionId, null);
      throw idledOut(adminIdleMinutes);
    }
    if (!isUnattended) {
      if (unusedMs > (staff ? MINUTE_MS : SEEN_STEP_MS))
        await orm.em.fork().nativeUpdate(SessionRow, { id: sessionId }, { lastSeenAt: now });
      if (staff && now.getTime() - (row.staffSeenAt?.getTime() ?? 0) > SEEN_STEP_MS)
        await orm.em.fork().execute(NOTE_STAFF_SEEN, [now, userId]);
    }
    if (!staff) return { ...viewer, userId, sessionId };
    if (row.isOneStep && (await this.#settings.read()).adminsNeedTwoStep)
      return { role: 'CUSTOMER', userId, sessionId, needsTwoFactor: true };
    return { ...viewer, staff, userId, sessionId };
  }

  /** The viewer's sessions, last used first. */
  async list(viewer: Viewer): Promise<UserSession[]> {
    return viewer.userId ? ((await this.listOf([viewer.userId], viewer))[0] ?? []) : [];
  }

  /** The accounts' sessions in the order of the ids, last used first, in one statement. */
  async listOf(userIds: readonly string[], { sessionId }: Viewer): Promise<UserSession[][]> {
    const now = this.platform.now();
    const rows = await this.platform.orm.em
      .fork()
      .find(
        SessionRow,
        { userId: { $in: [...userIds] }, revokedAt: null, expiresAt: { $gt: now } },
        { orderBy: { lastSeenAt: 'desc', createdAt: 'desc' } },
      );
    const byUser = Map.groupBy(rows, ({ userId }) => userId);
    return userIds.map((userId) => (byUser.get(userId) ?? []).map((row) => shown(row, sessionId)));
  }

  /**
   * Ends one of the viewer's sessions.
   * @returns whether the viewer had it; false for other users' sessions.
   */
  async revoke({ userId }: Viewer, sessionId: string): Promise<boolean> {
    if (!userId || !isUuid(sessionId)) return false;
    const ended = await this.platform.orm.em
      .fork()
      .nativeUpdate(
        SessionRow,
        { id: sessionId, userId, revokedAt: null },
        { revokedAt: this.platform.now() },
      );
    return ended > 0;
  }

  /** Ends all of the viewer's sessions, including this one. */
  async revokeEverywhere({ userId }: Viewer): Promise<boolean> {
    if (userId) await this.revokeAll(this.platform.orm.em.fork(), userId);
    return userId !== null;
  }

  /**
   * Ends all of a user's sessions, in the caller's transaction.
   * @param except the session to keep.
   */
  async revokeAll(em: EntityManager, userId: string, except: string | null = null): Promise<void> {
    await em.nativeUpdate(
      SessionRow,
      { userId, revokedAt: null, ...(except ? { id: { $ne: except } } : {}) },
      { revokedAt: this.platform.now() },
    );
  }

  /**
   * Ends one or all of a user's sessions, in the caller's transaction.
   * @param one the session to end; null for all.
   * @param kept a session to keep; null for none.
   * @returns how many were ended.
   */
  end(em: EntityManager, userId: string, one: string | null, kept: string | null): Promise<number> {
    if (one !== null && !isUuid(one)) return Promise.resolve(0);
    const $and = [one ? { id: one } : {}, kept ? { id: { $ne: kept } } : {}];
    return em.nativeUpdate(SessionRow, { userId, revokedAt: null, $and }, { revokedAt: this.platform.now() });
  }

  /** Deletes sessions that ended at least a month ago. */
  async forgetEnded(): Promise<void> {
    const longAgo = new Date(this.platform.now().getTime() - KEPT_DAYS * DAY_MS);
    await this.platform.orm.em
      .fork()
      .nativeDelete(SessionRow, { $or: [{ expiresAt: { $lt: longAgo } }, { revokedAt: { $lt: longAgo } }] });
  }
}

/** A session as its owner sees it. */
const shown = (
  { id, userAgent, address, createdAt, lastSeenAt, expiresAt }: SessionRow,
  current: string | null,
): UserSession => ({
  id,
  device: deviceName(userAgent),
  address,
  createdAt,
  lastSeenAt,
  expiresAt,
  isCurrent: id === current,
});
