import type { Platform } from '../../platform/services/platform.ts';

/** An answer stored for replay. */
export interface Reply {
  readonly status: number;
  readonly body: string;
  /** The browser cookie that was set with it; null if there wasn't one. */
  readonly browserId: string | null;
}

/** The key under which a reply is stored. */
export interface IdempotencyKey {
  readonly owner: string;
  readonly key: string;
  /** The request's fingerprint; the same key with another fingerprint is a different request. */
  readonly fingerprint: string;
}

/** The state of a requested write. `unknown`: it began and never ended. */
export type BegunWrite =
  | { readonly is: 'new' | 'under way' | 'unknown' | 'another' }
  | { readonly is: 'done'; readonly reply: Reply };

/** No write takes longer; one that hasn't ended by then never will. */
const GIVEN_UP_AFTER_MS = 60_000;

const FORGET = 'delete from idempotent_replies where expires_at <= $1';
const BEGIN = `
  insert into idempotent_replies (owner, key, fingerprint, begun_at, expires_at)
    values ($1, $2, $3, $4, $4::timestamptz + make_interval(secs => $5))
  on conflict (owner, key) do nothing
  returning key`;
const LOOK = `
    select fingerprint, status, body, browser_id as "browserId", begun_at as "begunAt" from idempotent_replies
      where owner = $1 and key = $2`;
const KEEP =
  'update idempotent_replies set status = $3, body = $4, browser_id = $5 where owner = $1 and key = $2';
const REMEMBER = `
  insert into idempotent_replies (owner, key, fingerprint, status, body, browser_id, begun_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $7::timestamptz + make_interval(secs => $8))
  on conflict (owner, key) do update set fingerprint = excluded.fingerprint, status = excluded.status,
    body = excluded.body, browser_id = excluded.browser_id, begun_at = excluded.begun_at,
    expires_at = excluded.expires_at`;
const DROP = 'delete from idempotent_replies where owner = $1 and key = $2';

interface Row {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly body: string | null;
  readonly browserId: string | null;
  readonly begunAt: Date;
}

/** Stores replies to writes in PostgreSQL under their sender's key, shared by all processes. */
export class IdempotencyStore {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /**
   * Begins a write unless it was begun before. The caller must end a new one with {@link keep} or, if it did nothing,
   * with {@link drop}; until then nobody else can begin it.
   * @param seconds how long the reply is stored.
   */
  async begin(key: IdempotencyKey, seconds: number): Promise<BegunWrite> {
    const { sql, now } = this.#platform;
    await this.forgetExpired();
    const begun = await sql.rows(BEGIN, [key.owner, key.key, key.fingerprint, now(), seconds]);
    if (begun.length > 0) return { is: 'new' };
    const found = await this.#look(key);
    // Dropped between the two reads: the first attempt did nothing.
    if (!found) return this.begin(key, seconds);
    if (found.fingerprint !== key.fingerprint) return { is: 'another' };
    if (found.status !== null && found.body !== null)
      return { is: 'done', reply: { status: found.status, body: found.body, browserId: found.browserId } };
    return { is: now().getTime() - found.begunAt.getTime() > GIVEN_UP_AFTER_MS ? 'unknown' : 'under way' };
  }

  /**
   * Stores the answer to a write that was begun. The write is done even if this fails, so a failure is logged and not
   * thrown.
   */
  async keep({ owner, key }: IdempotencyKey, { status, body, browserId }: Reply): Promise<void> {
    await this.#try(KEEP, [owner, key, status, body, browserId]);
  }

  /**
   * Stores the reply to a write that wasn't begun here, replacing any existing one. A failure is only logged, as above.
   * @param seconds how long it's stored.
   */
  async remember(
    { owner, key, fingerprint }: IdempotencyKey,
    { status, body, browserId }: Reply,
    seconds: number,
  ): Promise<void> {
    await this.#try(REMEMBER, [
      owner,
      key,
      fingerprint,
      status,
      body,
      browserId,
      this.#platform.now(),
      seconds,
    ]);
  }

  /** The reply to the same request; null if it isn't stored. */
  async find(key: IdempotencyKey): Promise<Reply | null> {
    await this.forgetExpired();
    const found = await this.#look(key);
    return found?.fingerprint === key.fingerprint && found.status !== null && found.body !== null
      ? { status: found.status, body: found.body, browserId: found.browserId }
      : null;
  }

  /**
   * Deletes a write that did nothing, so that it can safely be retried. A failure is only logged, as above: why the
   * write did nothing matters more.
   */
  async drop({ owner, key }: IdempotencyKey): Promise<void> {
    await this.#try(DROP, [owner, key]);
  }

  async forgetExpired(): Promise<void> {
    const { sql, now } = this.#platform;
    await sql.rows(FORGET, [now()]);
  }

  async #look({ owner, key }: IdempotencyKey): Promise<Row | undefined> {
    const [found] = await this.#platform.sql.rows<Row>(LOOK, [owner, key]);
    return found;
  }

  async #try(text: string, values: readonly unknown[]): Promise<void> {
    const { sql, logger } = this.#platform;
    try {
      await sql.rows(text, values);
    } catch (error) {
      logger.error(
        { err: error },
        'The outcome of a REST write couldn’t be stored. A client that repeats the write is told that its ' +
          'outcome is unknown.',
      );
    }
  }
}
