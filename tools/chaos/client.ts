import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const TRIES = 120;
const BETWEEN_TRIES_MS = 250;

/** A shop's answers to one client. */
export interface Tally {
  /** Requests whose answer never arrived, each with how it ended and after how long. */
  readonly lost: string[];
  /** Requests answered with "try again later". */
  busy: number;
  /** Requests given up after all tries. */
  givenUp: number;
  /** Errors that are neither a refusal nor an announced outage, by their text. */
  readonly faults: Map<string, number>;
  /** The longest wait for an answer, in milliseconds. */
  slowestMs: number;
}

export const newTally = (): Tally => ({ lost: [], busy: 0, givenUp: 0, faults: new Map(), slowestMs: 0 });

interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Fetch hides the error of a connection in the cause of its own. */
const causeOf = (error: unknown): string => String((error as Error).cause ?? error);

/** Sends requests to either shop, and retries until there's an answer. */
export class Client {
  readonly #originOf: () => string;
  readonly #tally: Tally;
  readonly #patienceMs: number;

  /**
   * @param originOf picks the shop for the next request.
   * @param patienceMs how long to wait for an answer before it counts as lost.
   */
  constructor(originOf: () => string, tally: Tally, patienceMs = PATIENCE_MS) {
    this.#originOf = originOf;
    this.#tally = tally;
    this.#patienceMs = patienceMs;
  }

  /**
   * @param variables the same in every retry.
   * @returns null if it was given up, or if the shop refused to execute the document.
   */
  async ask<Data>(query: string, variables: object, token?: string | null): Promise<Data | null> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const asked = performance.now();
      const answer = await this.#once<Data>(query, variables, token ?? null).catch((error: unknown) => {
        const [line = ''] = query.trim().split('\n', 1);
        this.#tally.lost.push(`${line} ${causeOf(error)} after ${Math.round(performance.now() - asked)} ms`);
        return null;
      });
      this.#tally.slowestMs = Math.max(this.#tally.slowestMs, Math.round(performance.now() - asked));
      const codes = answer?.errors?.map(({ extensions }) => extensions?.code) ?? [];
      if (answer && codes.length === 0) return answer.data ?? null;
      if (answer && !codes.includes('SERVICE_UNAVAILABLE')) {
        for (const { message, extensions } of answer.errors ?? [])
          this.#note(`${extensions?.code}: ${message}`);
        return null;
      }
      if (answer) this.#tally.busy += 1;
      await delay(BETWEEN_TRIES_MS);
    }
    this.#tally.givenUp += 1;
    return null;
  }

  #note(fault: string): void {
    this.#tally.faults.set(fault, (this.#tally.faults.get(fault) ?? 0) + 1);
  }

  async #once<Data>(query: string, variables: object, token: string | null): Promise<Answer<Data>> {
    const response = await fetch(`${this.#originOf()}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(this.#patienceMs),
    });
    return (await response.json()) as Answer<Data>;
  }
}
