import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { Logger } from 'pino';

/** A network's use of its minute. */
export interface RequestBudget {
  /** Requests in this minute so far, as far as this process knows; above the limit, the request is refused. */
  readonly current: number;
  /** Milliseconds left of the minute. */
  readonly ttl: number;
}

/** Counts each network's requests. */
export interface RequestCount {
  /** Requests a minute from one network. */
  readonly limit: number;
  /** Counts one request, synchronously if possible. Never fails. */
  spend(network: string): RequestBudget | Promise<RequestBudget>;
  /** Whether the network's minute is used up, as far as this process knows. */
  isSpent(network: string): boolean;
}

/** This process's share of a network's minute. */
interface Share {
  /** Points leased from the database, and requests let through, which exceed the points while the database is away. */
  granted: number;
  spent: number;
  /** Points leased by other processes, as last heard. */
  others: number;
  /** The end of the minute, on the clock of `performance.now()`. */
  readonly until: number;
  /** Whether no points are left to lease. */
  isFull: boolean;
}

interface Lease {
  readonly key: string;
  readonly granted: number;
  readonly taken: number;
  readonly leftMs: number;
}

const MINUTE_MS = 60_000;
/**
 * A process leases a fortieth of the limit at a time, which is what's lost if the visitor moves on to another process.
 */
const SHARES = 40;
/** Evicting a network loses the rest of its share, but lets nothing extra through. */
const MOST_NETWORKS = 20_000;
const MOST_AT_ONCE = 1_000;
/** How long a request waits for the database; later requests then don't wait at all. */
const PATIENCE_MS = 1_000;
/** How soon to retry after the database failed. */
const RETRY_MS = 1_000;
const NAME = 'requests:';
/** A proxy may send nonsense as an address; the key column takes at most 255 characters. */
const LONGEST_NETWORK = 64;

/**
 * Leases points for many networks. A minute begins with its first point, by the database's clock; that is read once, so
 * that all parts of the statement agree on whether the minute is over. Rows are locked in order, so that two processes
 * can't deadlock.
 */
const LEASE = `
  insert into rate_limits as standing (key, points, expire)
  select key, least(wanted, $3), clock.ms + ${MINUTE_MS}
  from unnest($1::text[], $2::integer[]) as asked (key, wanted),
    (select floor(extract(epoch from statement_timestamp()) * 1000)::bigint as ms) as clock
  order by key
  on conflict (key) do update set
    points = case when standing.expire > excluded.expire - ${MINUTE_MS}
      then least(standing.points + excluded.points, greatest($3, standing.points)) else excluded.points end,
    expire = case when standing.expire > excluded.expire - ${MINUTE_MS} then standing.expire else excluded.expire end
  returning new.key, new.points as taken,
    new.points - case when new.expire = old.expire then old.points else 0 end as granted,
    floor(new.expire - extract(epoch from statement_timestamp()) * 1000)::integer as "leftMs"`;

/**
 * Counts networks' requests across all processes that share the database, and never lets through more than the limit. A
 * process leases points for some requests in advance, for all networks together, in one statement at a time. While the
 * database doesn't answer in time, the process counts by itself, up to the limit.
 */
export class RequestLimit implements RequestCount {
  readonly #pool: pg.Pool;
  readonly limit: number;
  readonly #logger: Logger;
  readonly #share: number;
  readonly #shares = new LRUCache<string, Share>({ max: MOST_NETWORKS });
  /** The networks for the next statement. */
  readonly #asking = new Set<string>();
  /** Whether the statement in flight, and the one after it, leased points in time. */
  #inFlight: Promise<boolean> | null = null;
  #next: Promise<boolean> | null = null;
  /** Whether the statement in flight has taken longer than a request waits. */
  #isLate = false;
  #failedAt = -Infinity;

  /** @param limit requests a minute from one network. */
  constructor(pool: pg.Pool, limit: number, logger: Logger) {
    this.#pool = pool;
    this.limit = limit;
    this.#logger = logger;
    this.#share = Math.max(1, Math.floor(limit / SHARES));
  }

  spend(network: string): RequestBudget | Promise<RequestBudget> {
    const key = network.slice(0, LONGEST_NETWORK);
    return this.#spendShare(key) ?? this.#spendWhenTaken(key);
  }

  isSpent(network: string): boolean {
    const { isFull, spent, granted } = this.#shareOf(network.slice(0, LONGEST_NETWORK));
    return isFull && spent >= granted;
  }

  /** Null if points must be leased first. */
  #spendShare(network: string): RequestBudget | null {
    const share = this.#shareOf(network);
    if (share.spent < share.granted) {
      share.spent += 1;
      return this.#standing(share);
    }
    return share.isFull ? this.#refusal(share) : null;
  }

  async #spendWhenTaken(network: string): Promise<RequestBudget> {
    while (await this.#take(network)) {
      const standing = this.#spendShare(network);
      if (standing) return standing;
    }
    const share = this.#shareOf(network);
    if (share.spent >= this.limit) return this.#refusal(share);
    share.spent += 1;
    return this.#standing(share);
  }

  #shareOf(network: string): Share {
    const now = performance.now();
    const known = this.#shares.get(network);
    if (known && known.until > now) return known;
    const share = { granted: 0, spent: 0, others: 0, until: now + MINUTE_MS, isFull: false };
    this.#shares.set(network, share);
    return share;
  }

  #standing({ spent, others, until }: Share): RequestBudget {
    return { current: Math.min(this.limit, spent + others), ttl: until - performance.now() };
  }

  #refusal({ until }: Share): RequestBudget {
    return { current: this.limit + 1, ttl: until - performance.now() };
  }

  /** @returns false if the database doesn't answer in time. */
  #take(network: string): Promise<boolean> | false {
    if (this.#isLate || performance.now() - this.#failedAt < RETRY_MS) return false;
    this.#asking.add(network);
    this.#next ??= this.#takeAfter(this.#inFlight);
    return this.#next;
  }

  async #takeAfter(before: Promise<boolean> | null): Promise<boolean> {
    const goesOn = (await before) ?? true;
    const asked = [...this.#asking].slice(0, MOST_AT_ONCE);
    // Networks beyond the maximum try again in the next statement.
    this.#asking.clear();
    this.#next = null;
    if (!goesOn) return false;
    this.#inFlight = this.#takeInTime(asked);
    return this.#inFlight;
  }

  async #takeInTime(networks: readonly string[]): Promise<boolean> {
    const { promise: late, resolve } = Promise.withResolvers<false>();
    const timer = setTimeout(() => {
      this.#isLate = true;
      resolve(false);
    }, PATIENCE_MS);
    const taken = this.#takeAll(networks).finally(() => {
      clearTimeout(timer);
      this.#isLate = false;
      this.#inFlight = null;
    });
    return Promise.race([taken, late]);
  }

  /** @returns whether the database answered. Points granted late are still used. */
  async #takeAll(networks: readonly string[]): Promise<boolean> {
    const wanted = networks.map((network) => {
      const { spent, granted } = this.#shareOf(network);
      return spent - granted + this.#share;
    });
    const askedAt = performance.now();
    try {
      const keys = networks.map((network) => NAME + network);
      const { rows } = await this.#pool.query<Lease>({
        name: 'take-requests',
        text: LEASE,
        values: [keys, wanted, this.limit],
      });
      const leases = new Map(rows.map((lease) => [lease.key.slice(NAME.length), lease]));
      for (const [index, network] of networks.entries())
        this.#credit(network, leases.get(network), wanted[index] ?? 0, askedAt);
      this.#failedAt = -Infinity;
      return true;
    } catch (error) {
      if (this.#failedAt === -Infinity)
        this.#logger.warn(
          { err: error },
          'The database isn’t counting requests; this process counts its own.',
        );
      this.#failedAt = performance.now();
      return false;
    }
  }

  /** Measured from before the query, so the minute ends here no later than in the database. */
  #credit(network: string, lease: Lease | undefined, wanted: number, askedAt: number): void {
    if (!lease) return;
    const { granted, spent } = this.#shareOf(network);
    const all = granted + lease.granted;
    this.#shares.set(network, {
      granted: all,
      spent,
      others: Math.max(0, lease.taken - all),
      until: askedAt + lease.leftMs,
      isFull: lease.granted < wanted,
    });
  }
}

/** The count in the form that the HTTP server's plugin needs. */
export function storeOf(count: RequestCount): FastifyRateLimitStoreCtor {
  return class RequestStore {
    incr(network: string, answer: (error: Error | null, standing?: RequestBudget) => void): void {
      const standing = count.spend(network);
      if (standing instanceof Promise) void standing.then((late) => answer(null, late));
      else answer(null, standing);
    }

    child(): RequestStore {
      return this;
    }
  };
}
