import { describe, expect, it } from 'vitest';
import { aRefusal, aScriptedClient, brokenConnection, someData } from '../client.builder.ts';
import { HttpError, NetworkError, RateLimitedError } from '../index.ts';

const BRANDS = '{ brands { name } }';
const BUY = 'mutation ($input: CheckoutInput!) { createCheckout(input: $input) { __typename } }';
const PRODUCT = { sku: 'A', brand: 'Michelin', model: 'Primacy 4+', size: '205/55 R16', price: 90 } as never;
const aSuccess = (): Response => Response.json({ success: true });

const keysOf = (sent: readonly Request[]): (string | null)[] =>
  sent.map(({ headers }) => headers.get('idempotency-key'));

describe('a call that reads', () => {
  it('is repeated after a broken connection, 429 and 503, as late as the shop asks', async () => {
    const { client, clock, sent } = aScriptedClient([
      brokenConnection,
      () => aRefusal(429, { 'retry-after': '2' }),
      () => aRefusal(503),
      () => Response.json({ products: [] }),
    ]);
    const { data } = await client.rest.GET('/api/products/featured');
    expect(data).toEqual({ products: [] });
    expect(sent).toHaveLength(4);
    expect(clock.waits).toEqual([250, 2_000 + 500, 1_000]);
  });

  it('is repeated when a proxy finds no process, and at once if a limit names no time', async () => {
    const { client, clock } = aScriptedClient([
      () => aRefusal(502, { 'retry-after': '10' }),
      () => aRefusal(504),
      () => aRefusal(429),
      () => someData(),
    ]);
    expect(await client.query(BRANDS)).toEqual({ brands: [] });
    expect(clock.waits).toEqual([10_250, 500, 1_000]);
  });

  it.each([{ attempts: 0 }, { totalMs: Infinity }, { baseDelayMs: -1 }, { maxDelayMs: Number.NaN }])(
    'can’t be told to retry with %o',
    (retry) => {
      expect(() => aScriptedClient([], { retry })).toThrow(RangeError);
    },
  );

  it('keeps the default of a part that’s undefined', async () => {
    const { client } = aScriptedClient([brokenConnection, () => someData()], {
      retry: { attempts: undefined, totalMs: undefined },
    });
    expect(await client.query(BRANDS)).toEqual({ brands: [] });
  });

  it.each(['', '{"products":'])('throws an HttpError for the successful answer %o', async (body) => {
    const headers = { 'content-type': 'application/json' };
    const { client } = aScriptedClient([() => new Response(body, { headers })]);
    await expect(client.rest.GET('/api/products/featured')).rejects.toThrow(HttpError);
  });

  it('is repeated when GraphQL says so in an answer with status 200', async () => {
    const unavailable = { message: 'Busy.', extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 } };
    const limited = { message: 'Slow down.', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 3 } };
    const { client, clock } = aScriptedClient([
      () => Response.json({ data: null, errors: [unavailable] }),
      () => Response.json({ data: null, errors: [limited] }),
      () => someData(),
    ]);
    expect(await client.query(BRANDS)).toEqual({ brands: [] });
    expect(clock.waits).toEqual([5_250, 3_500]);
  });

  it('counts a connection that breaks within the answer as a failure of the network', async () => {
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const { client } = aScriptedClient([() => new Response(half), () => someData()]);
    expect(await client.query(BRANDS)).toEqual({ brands: [] });
  });

  it('gives up with the last error after four attempts', async () => {
    const { client, sent } = aScriptedClient(Array.from({ length: 4 }, () => brokenConnection));
    const error = await client.query(BRANDS).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ isTimeout: false, message: 'shop.example gave no complete answer.' });
    expect(sent).toHaveLength(4);
  });

  it('waits twice as long each time up to the limit, and a random part of that', async () => {
    const answers = Array.from({ length: 8 }, () => brokenConnection);
    const patient = aScriptedClient(answers, { retry: { attempts: 8 } });
    await expect(patient.client.query(BRANDS)).rejects.toThrow(NetworkError);
    expect(patient.clock.waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    const other = aScriptedClient(answers, { retry: { attempts: 4 }, random: () => 0.5 });
    await expect(other.client.query(BRANDS)).rejects.toThrow(NetworkError);
    expect(other.clock.waits).toEqual([125, 250, 500]);
  });

  it.for([400, 401, 403, 404, 409, 500])('is not repeated after %i', async (status) => {
    const { client, sent } = aScriptedClient([() => aRefusal(status)]);
    await expect(client.rest.GET('/api/products/featured')).rejects.toThrow(HttpError);
    expect(sent).toHaveLength(1);
  });
});

describe('a call that writes', () => {
  it.for<[string, (client: ReturnType<typeof aScriptedClient>['client']) => Promise<unknown>]>([
    ['a mutation', (client) => client.mutate(BUY, { input: {} })],
    ['a mutation that is sent as a query', (client) => client.query(BUY, { input: {} })],
    [
      'a POST whose path takes no key',
      (client) => client.rest.POST('/api/auth/login', { body: {} as never }),
    ],
  ])('is sent once if it is %s', async ([, call]) => {
    const { client, sent } = aScriptedClient([brokenConnection]);
    await expect(call(client)).rejects.toThrow(NetworkError);
    expect(sent).toHaveLength(1);
  });

  it('repeats a POST under the key that it made for the call', async () => {
    const { client, sent } = aScriptedClient([brokenConnection, aSuccess, aSuccess]);
    await client.rest.POST('/api/products', { body: PRODUCT });
    await client.rest.POST('/api/products', { body: PRODUCT });
    const [first, again, other] = keysOf(sent);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(await sent[1]?.json()).toEqual(PRODUCT);
  });

  it('repeats PUT and DELETE too, and keeps a key that it is given', async () => {
    const { client, sent } = aScriptedClient([brokenConnection, aSuccess, brokenConnection, aSuccess]);
    const path = { id: 7 };
    await client.rest.PUT('/api/products/{id}', {
      params: { path, header: { 'Idempotency-Key': 'mine' } },
      body: PRODUCT,
    });
    await client.rest.DELETE('/api/products/{id}', { params: { path } });
    const [put, putAgain, removal, removalAgain] = keysOf(sent);
    expect([put, putAgain]).toEqual(['mine', 'mine']);
    expect(removalAgain).toBe(removal);
    expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`).slice(1, 3)).toEqual([
      'PUT /api/products/7',
      'DELETE /api/products/7',
    ]);
  });

  it('repeats a mutation whose variables are made with a key', async () => {
    const { client, sent } = aScriptedClient([brokenConnection, () => someData({ createCheckout: null })]);
    const keys: string[] = [];
    await client.mutate(BUY, (idempotencyKey) => {
      keys.push(idempotencyKey);
      return { input: { idempotencyKey } };
    });
    const bodies = await Promise.all(sent.map((request) => request.json()));
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{20,100}$/)]);
    expect(bodies).toEqual(
      [0, 1].map(() => ({ query: BUY, variables: { input: { idempotencyKey: keys[0] } } })),
    );
  });

  it('repeats a write while the first request under its key is still being processed', async () => {
    const { client, clock } = aScriptedClient([
      brokenConnection,
      () => aRefusal(409, { 'retry-after': '1' }),
      aSuccess,
    ]);
    expect((await client.rest.POST('/api/products', { body: PRODUCT })).data).toEqual({ success: true });
    expect(clock.waits).toEqual([250, 1_500]);
  });
});

describe('the time of a call', () => {
  it('ends before a wait that would outlast it', async () => {
    const { client, clock, sent } = aScriptedClient([() => aRefusal(429, { 'retry-after': '31' })]);
    const error = await client.query(BRANDS).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitedError);
    expect(error).toMatchObject({ retryAfterSeconds: 31 });
    expect([clock.waits, sent.length, clock.running()]).toEqual([[], 1, 0]);
  });

  it('ends an attempt that is still waiting for its answer, even a write', async () => {
    const { client, clock } = aScriptedClient([
      (_request, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ]);
    const call = client.mutate(BUY, { input: {} });
    await expect.poll(() => clock.running()).toBe(1);
    clock.runOut();
    await expect(call).rejects.toMatchObject({
      kind: 'network',
      isTimeout: true,
      message: 'No answer came within 30 seconds.',
    });
  });

  it('leaves no timer behind that would keep a process alive', async () => {
    const { client, clock } = aScriptedClient([() => someData(), () => aRefusal(404)]);
    await client.query(BRANDS);
    await expect(client.rest.GET('/api/products/featured')).rejects.toThrow(HttpError);
    expect(clock.running()).toBe(0);
  });
});

describe('a signal', () => {
  const reason = new Error('The page was left.');

  it('that has aborted already sends nothing', async () => {
    const { client, sent } = aScriptedClient([]);
    const signal = AbortSignal.abort(reason);
    await expect(client.query(BRANDS, {}, { signal })).rejects.toBe(reason);
    await expect(client.rest.GET('/api/products/featured', { signal })).rejects.toBe(reason);
    expect(sent).toEqual([]);
  });

  it('ends an attempt and the call with its own reason', async () => {
    const controller = new AbortController();
    const { client, sent } = aScriptedClient([
      (_request, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          controller.abort(reason);
        }),
    ]);
    await expect(client.query(BRANDS, {}, { signal: controller.signal })).rejects.toBe(reason);
    expect(sent).toHaveLength(1);
  });

  it('ends the wait between two attempts', async () => {
    const controller = new AbortController();
    const { client, sent, clock } = aScriptedClient([brokenConnection], {
      random() {
        // It is asked right before the wait.
        queueMicrotask(() => controller.abort(reason));
        return 1;
      },
    });
    await expect(client.rest.GET('/api/products/featured', { signal: controller.signal })).rejects.toBe(
      reason,
    );
    expect([sent.length, clock.waits]).toEqual([1, [250]]);
  });
});
