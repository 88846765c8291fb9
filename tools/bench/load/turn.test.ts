import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { LEAST_ANSWERS, takeTurn, type Turn } from './turn.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A turn against a server of this process, which ends as soon as it may. */
async function aTurn(listener: RequestListener, overrides: Partial<Turn> = {}): Promise<Turn> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const questions = Array.from({ length: 30 }, (_, at) => ({ path: `/${at}` }));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, questions, order: 'in turn', connections: 1, seconds: 0, ...overrides };
}

const goOn = (): boolean => false;

/** A server that notes its requests. */
function aNotebook(): { requests: IncomingMessage[]; listener: RequestListener } {
  const requests: IncomingMessage[] = [];
  return {
    requests,
    listener: (request, response) => {
      requests.push(request);
      response.end();
    },
  };
}

it('a turn without time left goes on until it has enough answers', async () => {
  expect(await takeTurn(await aTurn((_, response) => response.end()), goOn)).toMatchObject({
    answers: LEAST_ANSWERS,
  });
});

it('answers that arrive after the end of the turn are counted', async () => {
  const connections = LEAST_ANSWERS + 12;
  const waiting: (() => void)[] = [];
  const turn = await aTurn(
    (_, response) => {
      waiting.push(() => response.end());
      if (waiting.length >= connections) for (const answer of waiting) answer();
    },
    { connections },
  );
  const { answers } = await takeTurn(turn, goOn);
  expect(answers).toBe(waiting.length);
});

it('in turn, no question is asked twice before all are asked, each connection from its own address', async () => {
  const { requests, listener } = aNotebook();
  await takeTurn(await aTurn(listener, { connections: 5 }), goOn);
  const first = requests.slice(0, 30);
  expect(new Set(first.map(({ url }) => url)).size).toBe(first.length);
  expect(new Set(first.map(({ headers }) => headers['x-forwarded-for'])).size).toBe(5);
});

it('by popularity, the first question is asked most often, and every turn is the same', async () => {
  const { requests, listener } = aNotebook();
  const turn = await aTurn(listener, { order: 'by popularity' });
  let left = 300;
  const stopAfterwards = (): boolean => (left -= 1) < 0;
  await takeTurn({ ...turn, seconds: Infinity }, stopAfterwards);
  const [first, ...others] = turn.questions.map(
    ({ path }) => requests.filter(({ url }) => url === path).length,
  );
  expect(first).toBeGreaterThan(Math.max(...others));
  const asked = requests.map(({ url }) => url);
  await takeTurn(turn, goOn);
  expect(requests.slice(asked.length).map(({ url }) => url)).toEqual(asked.slice(0, LEAST_ANSWERS));
});

it('a question with a body is posted as JSON', async () => {
  const { requests, listener } = aNotebook();
  await takeTurn(await aTurn(listener, { questions: [{ path: '/graphql', body: '{}' }] }), goOn);
  expect(requests[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
});

it('a refusal by a busy server that says when to try again is counted', async () => {
  let requests = 0;
  const turn = await aTurn((_, response) => {
    requests += 1;
    response.writeHead(requests % 4 === 0 ? 503 : 200, { 'retry-after': '2' }).end();
  });
  expect(await takeTurn(turn, goOn)).toMatchObject({ answers: 15, refused: 5 });
});

it('the first answer other than 2xx fails the turn', async () => {
  const turn = await aTurn((_, response) => response.writeHead(503).end());
  await expect(takeTurn(turn, goOn)).rejects.toThrow('/0 was answered 503');
});

it('a broken connection fails the turn', async () => {
  const turn = await aTurn((request) => request.socket.destroy());
  await expect(takeTurn(turn, goOn)).rejects.toThrow('socket hang up');
});
