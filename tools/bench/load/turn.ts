import { Agent, request } from 'node:http';
import { headersOf, type Asked } from '../measuring/asked.ts';
import { percentile } from '../measuring/median.ts';
import { random } from '../measuring/random.ts';

/** A turn of a server that's measured. */
export interface Turn {
  readonly origin: string;
  readonly questions: readonly Asked[];
  /** Each in turn, no two connections the same at once; or the nth 1/n times as often as the first (Zipf). */
  readonly order: 'in turn' | 'by popularity';
  /** Visitors, each with a connection and an address of its own, who send one request at a time. */
  readonly connections: number;
  /** How long new questions are asked; longer if fewer than {@link LEAST_ANSWERS} have been answered by then. */
  readonly seconds: number;
}

/** The results of a turn; latencies in milliseconds. */
export interface Figures {
  readonly answers: number;
  /** How often the server was too busy to answer, and said when to try again. */
  readonly refused: number;
  /** Until the last answer, whether or not that came after the turn's end. */
  readonly perSecond: number;
  /** Until the first answer. */
  readonly first: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

export const LEAST_ANSWERS = 20;
const BUSY = 503;

/** A function that draws the next question of a connection. */
function draws({ questions, order }: Turn): (connection: number) => () => Asked | undefined {
  let asked = 0;
  if (order === 'in turn') return () => () => questions[asked++ % questions.length];
  let sum = 0;
  const sums = questions.map((_, at) => (sum += 1 / (at + 1)));
  return (connection) => {
    const next = random(connection + 1);
    return () => {
      const drawn = next() * sum;
      return questions[sums.findIndex((upTo) => upTo >= drawn)];
    };
  };
}

/**
 * Sends one question and leaves the answer compressed, because visitors have machines of their own to unpack it.
 * @returns whether it was answered; false if the server was busy.
 */
function askOn(agent: Agent, origin: string, asked: Asked, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const { path, body } = asked;
    request(`${origin}${path}`, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: headersOf(asked, address),
    })
      .once('response', (answer) => {
        const { statusCode = 0, headers } = answer;
        const isAnswered = statusCode >= 200 && statusCode <= 299;
        if (!isAnswered && !(statusCode === BUSY && 'retry-after' in headers))
          reject(new Error(`${path} was answered ${statusCode}`));
        answer
          .resume()
          .once('end', () => resolve(isAnswered))
          .once('error', reject);
      })
      .once('error', reject)
      .end(body);
  });
}

/**
 * Sends the questions of a turn until it's over and every question is answered.
 * @param isStopped whether to end the turn now.
 * @throws Error for the first answer other than 2xx and a busy 503, or a broken connection.
 */
export async function takeTurn(turn: Turn, isStopped: () => boolean): Promise<Figures> {
  const draw = draws(turn);
  const latencies: number[] = [];
  let refused = 0;
  let failed = false;
  const began = performance.now();
  const isOver = (): boolean =>
    failed ||
    isStopped() ||
    (performance.now() - began >= turn.seconds * 1_000 && latencies.length + refused >= LEAST_ANSWERS);
  const visit = async (connection: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const next = draw(connection);
    try {
      do {
        const sent = performance.now();
        const address = `10.0.${connection >> 8}.${connection & 255}`;
        if (await askOn(agent, turn.origin, next() ?? { path: '/' }, address))
          latencies.push(performance.now() - sent);
        else refused += 1;
      } while (!isOver());
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: turn.connections }, (_, connection) => visit(connection)));
  const seconds = (performance.now() - began) / 1_000;
  return {
    answers: latencies.length,
    refused,
    perSecond: latencies.length / seconds,
    first: latencies[0] ?? 0,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    longest: percentile(latencies, 1),
  };
}
