import autocannon from 'autocannon';
import { random } from './random.ts';

/** A request as sent. */
export interface Asked {
  readonly path: string;
  readonly body?: string;
}

/** The result of a load test; latencies in milliseconds. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Browsers accept these encodings. */
const HEADERS = { 'accept-encoding': 'br, gzip' };

const requestOf = ({ path, body }: Asked): autocannon.Request =>
  body === undefined
    ? { method: 'GET', path, headers: HEADERS }
    : { method: 'POST', path, body, headers: { ...HEADERS, 'content-type': 'application/json' } };

/** Every question once, each connection starting at another: no two ask the same at once. */
export function inTurn(questions: readonly Asked[], connections: number): Asked[][] {
  return Array.from({ length: connections }, (_, at) => {
    const start = Math.floor((at * questions.length) / connections);
    return [...questions.slice(start), ...questions.slice(0, start)];
  });
}

const POPULAR_EACH = 600;

/** Popular questions often, others seldom: the nth is asked 1/n as often as the first (Zipf). */
export function byPopularity(questions: readonly Asked[], connections: number): Asked[][] {
  let sum = 0;
  const sums = questions.map((_, at) => (sum += 1 / (at + 1)));
  return Array.from({ length: connections }, (_, connection) => {
    const next = random(connection + 1);
    return Array.from({ length: POPULAR_EACH }, () => {
      const drawn = next() * sum;
      return questions[sums.findIndex((upTo) => upTo >= drawn)] ?? questions[0] ?? { path: '/' };
    });
  });
}

/**
 * Sends requests for some seconds, each connection its own questions over and over.
 * @throws Error with a sentence if nothing was answered, or anything with an error.
 */
export async function load(...asked: Parameters<typeof warmUp>): Promise<Figures> {
  const figures = await warmUp(...asked);
  const [what, , , seconds] = asked;
  if (figures.perSecond === 0) throw new Error(`${what}: no request was answered in ${seconds} s.`);
  return figures;
}

/**
 * The same before anything is timed: a cold server may not answer yet.
 * @throws Error with a sentence for any error answer.
 */
export async function warmUp(
  what: string,
  origin: string,
  perConnection: readonly (readonly Asked[])[],
  seconds: number,
): Promise<Figures> {
  let connected = 0;
  const result = await autocannon({
    url: origin,
    connections: perConnection.length,
    duration: seconds,
    setupClient: (client) => client.setRequests((perConnection[connected++] ?? []).map(requestOf)),
  });
  const { errors, non2xx, requests, latency, duration } = result;
  if (errors + non2xx > 0) throw new Error(`${what}: ${errors} errors and ${non2xx} answers other than 2xx.`);
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}

/** Asks every question once, one after the other on each of a few connections, so that the answers are cached. */
export async function askAll(origin: string, questions: readonly Asked[]): Promise<void> {
  const AT_A_TIME = 4;
  const left = [...questions];
  const next = async (): Promise<void> => {
    for (let asked = left.pop(); asked; asked = left.pop()) await ask(origin, asked);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, next));
}

/**
 * The text of one answer.
 * @throws Error with a sentence for an error answer.
 */
export async function ask(origin: string, asked: Asked): Promise<string> {
  const { path, method = 'GET', body, headers = {} } = requestOf(asked);
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: headers as Record<string, string>,
    ...(body ? { body: String(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} ${String(body ?? '')} was answered ${answer.status}.`);
  return answer.text();
}
