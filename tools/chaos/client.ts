import { setTimeout as delay } from 'node:timers/promises';

/** How long a client waits for one answer before it counts as lost. */
const PATIENCE_MS = 15_000;
const TRIES = 120;
const BETWEEN_TRIES_MS = 250;

/** The answers of a shop to one client. */
export interface Tally {
  /** Requests whose answer never came. */
  lost: number;
  /** Requests that were answered with a request to come again. */
  busy: number;
  /** Requests that were given up after so many tries. */
  givenUp: number;
  /** Errors that are neither a refusal nor an announced outage, by their text. */
  readonly faults: Map<string, number>;
}

interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Asks either shop, and asks again as long as no answer comes. */
export class Client {
  readonly #originOf: () => string;
  readonly #tally: Tally;

  /** @param originOf the shop that is asked next. */
  constructor(originOf: () => string, tally: Tally) {
    this.#originOf = originOf;
    this.#tally = tally;
  }

  /**
   * @param variables the same in every repetition.
   * @returns null if it was given up, or if the shop refused to execute the document.
   */
  async ask<Data>(query: string, variables: object, token?: string | null): Promise<Data | null> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const answer = await this.#once<Data>(query, variables, token ?? null);
      const codes = answer?.errors?.map(({ extensions }) => extensions?.code) ?? [];
      if (answer && codes.length === 0) return answer.data ?? null;
      if (answer && !codes.includes('SERVICE_UNAVAILABLE')) {
        for (const { message, extensions } of answer.errors ?? [])
          this.#note(`${extensions?.code}: ${message}`);
        return null;
      }
      this.#tally[answer ? 'busy' : 'lost'] += 1;
      await delay(BETWEEN_TRIES_MS);
    }
    this.#tally.givenUp += 1;
    return null;
  }

  #note(fault: string): void {
    this.#tally.faults.set(fault, (this.#tally.faults.get(fault) ?? 0) + 1);
  }

  async #once<Data>(query: string, variables: object, token: string | null): Promise<Answer<Data> | null> {
    try {
      const response = await fetch(`${this.#originOf()}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return (await response.json()) as Answer<Data>;
    } catch {
      return null;
    }
  }
}
