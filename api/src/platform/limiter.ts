import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Platform } from './platform.ts';

/** So many acts in so many seconds, counted in PostgreSQL: all processes share the count. */
export interface Limiter {
  /** Takes one. @returns false when none is left; a database that does not answer is an error, not a refusal. */
  take(key: string): Promise<boolean>;
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
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
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
