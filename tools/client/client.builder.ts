import { portOf } from '../../api/src/platform/process/free-port.ts';
import type { TestShop } from '../../api/test/test-shop.ts';
import {
  createClient,
  DEFAULT_RETRY_POLICY,
  type ClientOptions,
  type Clock,
  type ShopClient,
} from './index.ts';

/** The address of a shop, as integrators know it. */
export const urlOf = ({ app }: TestShop): string => `http://127.0.0.1:${portOf(app.server)}`;

/** A client of a real shop, and the requests that it has sent. */
export interface WatchedClient extends ShopClient {
  readonly sent: Request[];
}

export function aClient(shop: TestShop, options: Partial<ClientOptions> = {}): WatchedClient {
  const sent: Request[] = [];
  const client = createClient({
    url: urlOf(shop),
    fetch(request, init) {
      sent.push(request.clone());
      return fetch(request, init);
    },
    ...options,
  });
  return { ...client, sent };
}

/** A clock that waits for nothing. */
export interface QuickClock extends Clock {
  /** The waits between attempts, in milliseconds. */
  readonly waits: number[];
  /** How many calls are counting their time. */
  running(): number;
  /** The time of every running call is over. */
  runOut(): void;
}

export function aQuickClock(): QuickClock {
  let now = 0;
  const waits: number[] = [];
  const budgets = new Set<() => void>();
  return {
    waits,
    now: () => now,
    after(milliseconds, callback) {
      if (milliseconds === DEFAULT_RETRY_POLICY.totalMs) {
        budgets.add(callback);
        return () => void budgets.delete(callback);
      }
      waits.push(milliseconds);
      now += milliseconds;
      const timer = setImmediate(callback);
      return () => clearImmediate(timer);
    },
    running: () => budgets.size,
    runOut: () => budgets.forEach((callback) => callback()),
  };
}

/** An answer of GraphQL with data. */
export const someData = (data: object = { brands: [] }): Response => Response.json({ data });

/** An answer of the REST paths that refuses. */
export const aRefusal = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ success: false, error: 'No.', message: 'No.' }, { status, headers });

/** A failure of the network, as `fetch` reports it. */
export const brokenConnection = (): never => {
  throw new TypeError('fetch failed');
};

type Answer = (request: Request, signal: AbortSignal) => Response | Promise<Response>;

/** A client of a shop that answers what the case says, one answer for each attempt, and the requests it got. */
export function aScriptedClient(answers: readonly Answer[], options: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const clock = aQuickClock();
  const client = createClient({
    url: 'https://shop.example',
    clock,
    random: () => 1,
    async fetch(request, init) {
      const answer = answers[sent.length];
      sent.push(request);
      if (!answer) throw new Error(`Nobody expected attempt ${sent.length}.`);
      return answer(request, init?.signal ?? request.signal);
    },
    ...options,
  });
  return { client, clock, sent };
}
