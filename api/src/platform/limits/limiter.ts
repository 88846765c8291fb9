import type { EntityManager } from '@mikro-orm/postgresql';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../services/errors.ts';
import type { Platform } from '../services/platform.ts';
import { SITE_SHARE, wideKeyOf } from './network.ts';

/**
 * A limit on actions within a period of seconds, counted in PostgreSQL and so shared by all processes. An IPv6 network
 * (a key that is or ends with one) is also counted for its /48, which has eight times the limit.
 */
export interface Limiter {
  /**
   * Takes points, all or none.
   * @param points how many; one by default.
   * @returns 0, or if too few are left, the seconds until the full limit is available again. If the database doesn't
   * answer, that's an error, not a refusal.
   */
  take(key: string, points?: number): Promise<number>;
  /**
   * Takes points or refuses.
   * @param refusal the sentence for a caller over the limit.
   * @param points how many; one by default.
   * @throws PublicError TOO_MANY_REQUESTS if too few are left.
   */
  require(key: string, refusal: string, points?: number): Promise<void>;
  /**
   * Takes one point in the transaction of `em`: it counts only if that is committed. For keys without a network.
   * @returns whether one was left.
   */
  takeIn(em: EntityManager, key: string): Promise<boolean>;
  /**
   * Returns points that shouldn't count after all.
   * @param points how many; one by default.
   */
  release(key: string, points?: number): Promise<void>;
  /** Resets the count. */
  clear(key: string): Promise<void>;
}

/** Only within the same period: later it would be a credit on the next one. */
const RELEASE = 'update rate_limits set points = greatest(points - $2, 0) where key = $1 and expire > $3';

/** The library's own statement, for a caller's connection: a count restarts when its period is over. */
const TAKE_ONE = `
  insert into rate_limits as standing (key, points, expire) values (?, 1, ?)
  on conflict (key) do update set
    points = case when standing.expire > ? then standing.points + 1 else 1 end,
    expire = case when standing.expire > ? then standing.expire else excluded.expire end
  returning points`;

/** Opens a limit of `points` within `seconds`. Migrations create its table. */
export function createLimiter(platform: Platform, name: string, points: number, seconds: number): Limiter {
  const narrow = createCount(platform, name, points, seconds);
  const wide = createCount(platform, `${name}-wide`, points * SITE_SHARE, seconds);
  async function take(key: string, amount?: number): Promise<number> {
    const wideKey = wideKeyOf(key);
    const seconds = await narrow.take(key, amount);
    if (seconds > 0 || wideKey === null) return seconds;
    const wideSeconds = await wide.take(wideKey, amount);
    if (wideSeconds > 0) await narrow.release(key, amount);
    return wideSeconds;
  }
  return {
    take,
    takeIn: (em, key) => narrow.takeIn(em, key),
    async require(key, refusal, amount) {
      const seconds = await take(key, amount);
      if (seconds > 0) throw tooManyRequests(refusal, seconds);
    },
    async release(key, amount) {
      const wideKey = wideKeyOf(key);
      await narrow.release(key, amount);
      if (wideKey !== null) await wide.release(wideKey, amount);
    },
    async clear(key) {
      const wideKey = wideKeyOf(key);
      await narrow.clear(key);
      if (wideKey !== null) await wide.clear(wideKey);
    },
  };
}

function createCount(
  { sql }: Platform,
  name: string,
  points: number,
  seconds: number,
): Omit<Limiter, 'require'> {
  const limiter = new RateLimiterPostgres({
    storeClient: sql.pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
  async function release(key: string, amount = 1): Promise<void> {
    await sql.rows(RELEASE, [limiter.getKey(key), amount, Date.now()]);
  }
  async function take(key: string, amount = 1): Promise<number> {
    try {
      await limiter.consume(key, amount);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // A refused attempt counts too. For one point that changes nothing; for several it would use up what a smaller
      // attempt could still have had.
      if (amount > 1) await release(key, amount);
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  }
  return {
    take,
    release,
    async takeIn(em, key) {
      const now = Date.now();
      const values = [limiter.getKey(key), now + seconds * 1_000, now, now];
      const [taken] = await em.execute<{ points: number }[]>(TAKE_ONE, values);
      return taken !== undefined && taken.points <= points;
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}

/** Deletes expired counts, and with them the addresses they were counted for. */
export async function forgetExpiredLimits({ sql, now }: Platform): Promise<void> {
  await sql.rows('delete from rate_limits where expire < $1', [now().getTime()]);
}
