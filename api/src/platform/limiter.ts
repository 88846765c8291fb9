import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.ts';
import type { Platform } from './platform.ts';

/** So many acts in so many seconds, counted in PostgreSQL: all processes share the count. */
export interface Limiter {
  /** Takes one. @returns 0, or the seconds until there is one again when none is left; a database that does not answer is an error, not a refusal. */
  take(key: string): Promise<number>;
  /**
   * Takes one that must be there.
   * @param refusal the sentence for whoever asked too often.
   * @throws PublicError TOO_MANY_REQUESTS when none is left.
   */
  require(key: string, refusal: string): Promise<void>;
  /** Gives one back that turned out not to count. */
  giveBack(key: string): Promise<void>;
  /** Forgets what was taken. */
  clear(key: string): Promise<void>;
}

export interface LimiterOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Opens a limit. Its table is made by the migrations. */
export function createLimiter({ sql }: Platform, { name, points, seconds }: LimiterOptions): Limiter {
  const limiter = new RateLimiterPostgres({ storeClient: sql.pool, tableName: 'rate_limits', tableCreated: true, keyPrefix: name, points, duration: seconds, clearExpiredByTimeout: false });
  async function take(key: string): Promise<number> {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw refusal;
    }
  }
  return {
    take,
    async require(key, refusal) {
      const seconds = await take(key);
      if (seconds > 0) throw tooManyRequests(refusal, seconds);
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async clear(key) {
      await limiter.delete(key);
    },
  };
}

/** Forgets counts whose time is over, and with them the addresses they were counted for. */
export async function forgetExpiredLimits({ sql, now }: Platform): Promise<void> {
  await sql.rows('delete from rate_limits where expire < $1', [now().getTime()]);
}
