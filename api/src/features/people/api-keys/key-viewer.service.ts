import { createLimiter } from '../../../platform/limits/limiter.ts';
import { GUEST, type Viewer } from '../../../platform/services/context.ts';
import { keyUnknown, keyUsedTooOften } from '../../../platform/services/errors.ts';
import type { Scope } from '../../../platform/services/scope.enum.ts';
import { Service } from '../../../platform/services/services.ts';
import { SecurityLog } from '../../operations/audit/index.ts';
import { hashOf, isKey, KEY_PREFIX } from './api-key-text.ts';
import { ApiKey } from './api-key.entity.ts';

const MINUTE_S = 60;
/** Updating it on every request would cost more than accuracy to the second is worth. */
const USED_STEP_MS = 60_000;
const BEARER = /^Bearer +(\S+)$/i;

/** Uses the unique index on hashes on every request, so that a key revoked a moment ago is already refused. */
const CHECK = `
  select id, scopes, last_used_at as "lastUsedAt" from api_keys
  where key_hash = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`;

/** Identifies a request's API key. */
export class KeyViewerService extends Service {
  readonly #log = this.services.get(SecurityLog);
  readonly #requests = createLimiter(
    this.platform,
    'api-key',
    this.platform.config.limits.keyRequestsPerMinute,
    MINUTE_S,
  );

  /**
   * The viewer for a request's API key; null if the request has another token, such as a session's.
   * @throws PublicError UNAUTHENTICATED (401) for a key that is misspelt, unknown, revoked or expired;
   * TOO_MANY_REQUESTS (429) for one used too often within a minute. Both refuse the whole request.
   */
  async viewerOf(authorization: string | undefined): Promise<Viewer | null> {
    const key = BEARER.exec(authorization ?? '')?.[1];
    if (!key?.startsWith(KEY_PREFIX)) return null;
    const { sql, now } = this.platform;
    const [row] = isKey(key)
      ? await sql.rows<{ id: string; scopes: Scope[]; lastUsedAt: Date | null }>(CHECK, [hashOf(key), now()])
      : [];
    if (!row) throw keyUnknown();
    const seconds = await this.#requests.take(row.id);
    if (seconds > 0) throw keyUsedTooOften(seconds);
    await this.#noteUse(row.id, row.lastUsedAt);
    return { ...GUEST, key: { id: row.id, scopes: row.scopes } };
  }

  async #noteUse(id: string, lastUsedAt: Date | null): Promise<void> {
    const { orm, now } = this.platform;
    if (lastUsedAt && now().getTime() - lastUsedAt.getTime() < USED_STEP_MS) return;
    await orm.em.fork().nativeUpdate(ApiKey, { id }, { lastUsedAt: now() });
    if (!lastUsedAt)
      await this.#log.note({
        action: 'API key first used',
        actor: { ...GUEST, key: { id, scopes: [] } },
        subjectId: id,
        isRepeated: true,
      });
  }
}
