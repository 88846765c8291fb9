import { setTimeout as rest } from 'node:timers/promises';
import { SITE_SHARE, wideKeyOf } from '../platform/limits/network.ts';
import { BoundedQueue } from '../platform/process/bounded-queue.ts';
import { RestRefusal } from './route/rest-refusal.ts';

/** The largest page that screens offer; a longer one takes seconds to read and waits for its turns. */
const ORDINARY_PAGE = 1_000;
/** Lists that are being sent: one takes some memory even while its reader takes nothing. */
const FOR_ALL = 100;
/** Pieces that are read at a time, for all lists together: each takes a share of the process's only thread. */
const PIECES_AT_A_TIME = 4;
const PATIENCE_MS = 30_000;
/** The whole catalogue is sent in a few seconds. */
const RETRY_AFTER_S = 10;

const ANOTHER = 'You’re already receiving a long list. Please wait until it’s complete.';
const TOO_MANY = 'Too many long lists are being sent at the moment. Please try again in a few seconds.';

const nothing = (): void => undefined;

/**
 * Lets the long lists of this process take turns, piece by piece. A reader who takes nothing has no piece read for
 * them, and so takes nobody's turn.
 */
export class LongListTurns {
  /** The networks that are being sent a list. */
  readonly #inFlight = new Set<string>();
  readonly #pieces = new BoundedQueue({
    atATime: PIECES_AT_A_TIME,
    waiting: FOR_ALL,
    patienceMs: PATIENCE_MS,
  });

  /**
   * Admits a list to be sent. Pages of an ordinary size are always admitted.
   * @param network of the caller, see networkOf.
   * @param count of items requested.
   * @returns a function that ends the list; calling it again changes nothing.
   * @throws RestRefusal 429 while the network is being sent another list, or its /48 eight, or all together a hundred.
   */
  begin(network: string, count: number): () => void {
    if (count <= ORDINARY_PAGE) return nothing;
    if (this.#inFlight.has(network)) throw new RestRefusal(429, ANOTHER, { retryAfter: RETRY_AFTER_S });
    if (this.#ofSite(network) >= SITE_SHARE || this.#inFlight.size >= FOR_ALL)
      throw new RestRefusal(429, TOO_MANY, { retryAfter: RETRY_AFTER_S });
    this.#inFlight.add(network);
    let isInFlight = true;
    return () => {
      // The network may have its next list already.
      if (isInFlight) this.#inFlight.delete(network);
      isInFlight = false;
    };
  }

  /**
   * Reads a piece of a list when it is its network's turn. A turn lasts twice as long as its piece takes: the other
   * half of the time is for everybody else, or a single list would keep the process busy for seconds.
   */
  read<Piece>(network: string, piece: () => Promise<Piece>): Promise<Piece> {
    const turn = async (): Promise<Piece> => {
      const began = performance.now();
      const read = await piece();
      await rest(performance.now() - began);
      return read;
    };
    return this.#pieces.run(turn, network);
  }

  /** The lists that are being sent to the networks of a /48; 0 for IPv4. */
  #ofSite(network: string): number {
    const site = wideKeyOf(network);
    return site === null ? 0 : [...this.#inFlight].filter((one) => wideKeyOf(one) === site).length;
  }
}
