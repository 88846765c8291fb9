import { RestRefusal } from './rest-refusal.ts';

/** The largest page that screens offer; a longer one takes seconds to read and waits for a turn. */
const ORDINARY_PAGE = 1_000;
const FOR_ALL = 4;
/** The whole catalogue is sent in a few seconds. */
const RETRY_AFTER_S = 10;

const ANOTHER = 'You’re already receiving a long list. Please wait until it’s complete.';
const TOO_MANY = 'Too many long lists are being sent at the moment. Please try again in a few seconds.';

const nothing = (): void => undefined;

/**
 * The number of long lists that this process sends at a time: each takes a share of its only thread while it
 * is read.
 */
export class LongListTurns {
  /** The networks that are being sent a list. */
  readonly #underway = new Set<string>();

  /**
   * Admits a list to be sent. Pages of an ordinary size need no turn.
   * @param network of the caller, see networkOf.
   * @param count of items requested.
   * @returns a function that ends the turn; calling it again changes nothing.
   * @throws RestRefusal 429 while the network is being sent another list, or all networks together four.
   */
  begin(network: string, count: number): () => void {
    if (count <= ORDINARY_PAGE) return nothing;
    if (this.#underway.has(network)) throw new RestRefusal(429, ANOTHER, { retryAfter: RETRY_AFTER_S });
    if (this.#underway.size >= FOR_ALL) throw new RestRefusal(429, TOO_MANY, { retryAfter: RETRY_AFTER_S });
    this.#underway.add(network);
    let isUnderway = true;
    return () => {
      // The network may have its next turn already.
      if (isUnderway) this.#underway.delete(network);
      isUnderway = false;
    };
  }
}
