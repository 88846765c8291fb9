import type { EntityManager } from '@mikro-orm/postgresql';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from './errors.ts';
import type { Platform } from './platform.ts';

/** So many acts in so many seconds, counted in PostgreSQL: all processes share the count. */
export interface Limiter {
  /**
   * Takes some, all or none.
   * @param points how many; one when left out.
   * @returns 0, or the seconds until there are as many again as ever when too few are left; a database that does not answer is an error, not a refusal.
   */
  take(key: string, points?: number): Promise<number>;
  /**
   * Takes some that must be there.
   * @param refusal the sentence for whoever asked too often.
   * @param points how many; one when left out.
   * @throws PublicError TOO_MANY_REQUESTS when too few are left.
   */
  require(key: string, refusal: string, points?: number): Promise<void>;
  /** Takes one within the transaction of `em`: it counts if and only if that is committed. @returns whether there was one left. */
  takeIn(em: EntityManager, key: string): Promise<boolean>;
  /** Gives back what turned out not to count. @param points how many; one when left out. */
  giveBack(key: string, points?: number): Promise<void>;
  /** Forgets what was taken. */
  clear(key: string): Promise<void>;
}

export interface LimiterOptions {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Only while it is still counted: afterwards it would be a credit on what comes next. */
const GIVE_BACK = 'update rate_limits set points = greatest(points - $2, 0) where key = $1 and expire > $3';

/** What the library does when it takes one, for a connection of the caller's: a count begins anew when its time is over. */
const TAKE_ONE = `
  insert into rate_limits as standing (key, points, expire) values (?, 1, ?)
  on conflict (key) do update set
    points = case when standing.expire > ? then standing.points + 1 else 1 end,
    expire = case when standing.expire > ? then standing.expire else excluded.expire end
  returning points`;

/** Opens a limit. Its table is made by the migrations. */
export function createLimiter({ sql }: Platform, { name, points, seconds }: LimiterOptions): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: sql.pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
  async function giveBack(key: string, amount = 1): Promise<void> {
    await sql.rows(GIVE_BACK, [limiter.getKey(key), amount, Date.now()]);
  }
  async function take(key: string, amount = 1): Promise<number> {
    try {
      await limiter.consume(key, amount);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // A refused take is counted too. Of one piece that changes nothing; of many it would use up what a smaller one may still have.
      if (amount > 1) await giveBack(key, amount);
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  }
  return {
    take,
    giveBack,
    async takeIn(em, key) {
      const now = Date.now();
      const values = [limiter.getKey(key), now + seconds * 1_000, now, now];
      const [taken] = await em.execute<{ points: number }[]>(TAKE_ONE, values);
      return taken !== undefined && taken.points <= points;
    },
    async require(key, refusal, amount) {
      const seconds = await take(key, amount);
      if (seconds > 0) throw tooManyRequests(refusal, seconds);
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
