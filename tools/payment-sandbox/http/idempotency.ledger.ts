import { createHash } from 'node:crypto';
import type { SandboxStore, SavedAnswer } from '../state/sandbox.store.ts';
import { ApiError } from './api.error.ts';
import type { ParamGroup } from './form.params.ts';

const MAX_KEY_LENGTH = 255;
/** Stripe forgets a key after a day. */
const KEY_LIFETIME_SECONDS = 24 * 60 * 60;

export interface KeyedRequest {
  key: string;
  /** The path, without the query. */
  endpoint: string;
  params: ParamGroup;
  requestId: string;
}

/** Stores the answer under each `Idempotency-Key`, as in https://docs.stripe.com/api/idempotent_requests. */
export class IdempotencyLedger {
  readonly #store: SandboxStore;
  readonly #now: () => number;
  readonly #inFlight = new Set<string>();

  constructor(store: SandboxStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /**
   * The answer to replay; undefined if the request is new, which then holds its key until `end`.
   * @throws ApiError 400 if the key was used for a different request, 409 while the first one is in flight.
   */
  begin(request: KeyedRequest): SavedAnswer | undefined {
    const { key, endpoint } = request;
    if (key.length > MAX_KEY_LENGTH)
      throw misuse(`Idempotency keys can be at most ${MAX_KEY_LENGTH} characters.`);
    if (this.#inFlight.has(key)) throw inUse(key);
    this.#forgetOld();
    const saved = this.#store.tables.answers.get(key);
    if (saved === undefined) {
      this.#inFlight.add(key);
      return undefined;
    }
    if (saved.endpoint !== endpoint) {
      throw misuse(
        'Keys for idempotent requests can only be used for the same endpoint they were first used ' +
          `for ('${endpoint}' vs '${saved.endpoint}'). Try using a key other than '${key}' if you ` +
          'meant to execute a different request.',
      );
    }
    if (saved.fingerprint !== fingerprint(request.params)) {
      throw misuse(
        'Keys for idempotent requests can only be used with the same parameters they were first used ' +
          `with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    return saved;
  }

  /** Stores the answer to a request that passed its checks. */
  remember({ key, endpoint, params, requestId }: KeyedRequest, status: number, body: string): void {
    const answer = {
      fingerprint: fingerprint(params),
      endpoint,
      requestId,
      status,
      body,
      savedAt: this.#now(),
    };
    this.#store.tables.answers.set(key, answer);
    this.#store.changed();
  }

  /** Releases the key, whether or not its answer was stored. */
  end(key: string): void {
    this.#inFlight.delete(key);
  }

  #forgetOld(): void {
    const { answers } = this.#store.tables;
    const oldest = this.#now() - KEY_LIFETIME_SECONDS;
    // Answers are in the order in which they were saved.
    for (const [key, answer] of answers) {
      if (answer.savedAt > oldest) return;
      answers.delete(key);
    }
  }
}

function fingerprint(params: ParamGroup): string {
  return createHash('sha256').update(canonical(params)).digest('hex');
}

/** The same text for the same parameters, whatever their order. */
function canonical(params: ParamGroup): string {
  return JSON.stringify(params, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
      : value,
  );
}

function misuse(message: string): ApiError {
  return new ApiError(400, 'idempotency_error', message);
}

function inUse(key: string): ApiError {
  const message =
    'There is currently another in-progress request using this Idempotent Key (that probably means you ' +
    `submitted twice, and the other request is still going through): ${key}. Please try again later.`;
  return new ApiError(409, 'idempotency_error', message, { code: 'idempotency_key_in_use' });
}
