import { RestRefusal } from './rest-refusal.ts';

/** The largest page that screens offer; what is longer is read for seconds and waits its turn. */
const ORDINARY_PAGE = 1_000;
const FOR_ALL = 4;
/** The whole catalogue is sent in a few seconds. */
const RETRY_AFTER_S = 10;

const ANOTHER = 'Another long list is being sent to you. Please wait until it is there.';
const TOO_MANY = 'Too many long lists are being sent at the moment. Please try again in a few seconds.';

const nothing = (): void => undefined;

/** How many long lists this process sends at a time: each takes a share of its only thread for as long as it is read. */
export class LongListTurns {
  /** The networks that a list is being sent to. */
  readonly #underway = new Set<string>();

  /**
   * Lets a list be sent. Pages of an ordinary size need no turn.
   * @param network of whoever asks, see networkOf.
   * @param count items that are asked for.
   * @returns what ends the turn; calling it again changes nothing.
   * @throws RestRefusal 429 while another one is sent to the network, or four are sent to anybody.
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
