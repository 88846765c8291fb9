import type { Platform } from '../platform/platform.ts';

/** What was answered, to be answered again. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Where a write stands that somebody asks for, perhaps not for the first time. */
export type Standing = { readonly is: 'new' | 'under way' | 'another' } | { readonly is: 'done'; readonly reply: Reply };

/** A process that died over a write does not hold it up for longer. */
const GIVEN_UP_AFTER_S = 60;

const FORGET = 'delete from kept_replies where expires_at <= $1';
const BEGIN = `
  insert into kept_replies (owner, key, fingerprint, begun_at, expires_at) values ($1, $2, $3, $4, $4::timestamptz + make_interval(secs => $5))
  on conflict (owner, key) do update set fingerprint = excluded.fingerprint, begun_at = excluded.begun_at, expires_at = excluded.expires_at
  where kept_replies.status is null and kept_replies.begun_at < excluded.begun_at - make_interval(secs => ${GIVEN_UP_AFTER_S})
  returning key`;
const LOOK = 'select fingerprint, status, body from kept_replies where owner = $1 and key = $2';
const KEEP = 'update kept_replies set status = $3, body = $4 where owner = $1 and key = $2';
const DROP = 'delete from kept_replies where owner = $1 and key = $2';

/** Replies to writes, kept in PostgreSQL under the key their sender gave: all processes know what one has done. */
export class KeptReplies {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /**
   * Begins a write unless it was begun before. What is new must be ended by {@link keep} or {@link drop}.
   * @param fingerprint of the request; the same key with another one is another request by mistake.
   * @param seconds for which the reply is kept.
   */
  async begin(owner: string, key: string, fingerprint: string, seconds: number): Promise<Standing> {
    const { sql, now } = this.#platform;
    await this.forgetExpired();
    const begun = await sql.rows(BEGIN, [owner, key, fingerprint, now(), seconds]);
    if (begun.length > 0) return { is: 'new' };
    const [found] = await sql.rows<{ fingerprint: string; status: number | null; body: string | null }>(LOOK, [owner, key]);
    // Dropped between the two looks: the first try did nothing.
    if (!found) return this.begin(owner, key, fingerprint, seconds);
    if (found.fingerprint !== fingerprint) return { is: 'another' };
    return found.status === null || found.body === null ? { is: 'under way' } : { is: 'done', reply: { status: found.status, body: found.body } };
  }

  async keep(owner: string, key: string, { status, body }: Reply): Promise<void> {
    await this.#platform.sql.rows(KEEP, [owner, key, status, body]);
  }

  /** Forgets replies whose time is over. */
  async forgetExpired(): Promise<void> {
    const { sql, now } = this.#platform;
    await sql.rows(FORGET, [now()]);
  }

  /** Forgets a write that did nothing: asking for it again is safe. */
  async drop(owner: string, key: string): Promise<void> {
    await this.#platform.sql.rows(DROP, [owner, key]);
  }
}
