import { setTimeout as rest } from 'node:timers/promises';
import { SITE_SHARE, wideKeyOf } from '../platform/limits/network.ts';
import { BoundedQueue } from '../platform/process/bounded-queue.ts';
import { RestRefusal } from './route/rest-refusal.ts';

/** The largest page that screens offer; a longer one takes seconds to read and takes turns. */
const ORDINARY_PAGE = 1_000;
/** The maximum of lists in flight: each takes some memory even if its reader stalls. */
const FOR_ALL = 100;
/** Chunks read at a time, for all lists together: each takes time on the process's only thread. */
const PIECES_AT_A_TIME = 4;
const PATIENCE_MS = 30_000;
/** The whole catalogue is sent in a few seconds. */
const RETRY_AFTER_S = 10;

const ANOTHER = 'You’re already receiving a long list. Please wait until it’s complete.';
const TOO_MANY = 'Too many long lists are being sent at the moment. Please try again in a few seconds.';

const nothing = (): void => undefined;

/**
 * Makes this process's long lists take turns, chunk by chunk. No chunk is read for a stalled reader, so it takes
 * nobody's turn.
 */
export class LongListTurns {
  /** The networks that are receiving a list. */
  readonly #inFlight = new Set<string>();
  readonly #pieces = new BoundedQueue({
    atATime: PIECES_AT_A_TIME,
    waiting: FOR_ALL,
    patienceMs: PATIENCE_MS,
  });

  /**
   * Admits a list. Pages of ordinary size are always admitted.
   * @param network the caller's, see networkOf.
   * @param count the number of items requested.
   * @returns a function that ends the list; calling it again changes nothing.
   * @throws RestRefusal 429 if the network is already receiving a list, or its /48 eight, or all networks together a
   * hundred.
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
   * Reads a chunk of a list when it's its network's turn. A turn lasts twice as long as reading the chunk: the other
   * half is for other requests, or a single list would keep the process busy for seconds.
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

  /** The number of lists in flight to a /48's networks; 0 for IPv4. */
  #ofSite(network: string): number {
    const site = wideKeyOf(network);
    return site === null ? 0 : [...this.#inFlight].filter((one) => wideKeyOf(one) === site).length;
  }
}
