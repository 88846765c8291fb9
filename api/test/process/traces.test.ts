import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTelemetry } from '../../src/platform/observability/open-telemetry.ts';
import { anEmail, bearer, register } from '../account.ts';
import { aBuyableProduct, anAddress, anOpenCheckout } from '../fixtures/buying.ts';
import { aWebClient } from '../fixtures/web-client.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { overTheWire, textOf } from '../wire.ts';
import { aCollector, type CollectedSpan } from './otlp-collector.ts';

const TRACE = 'abcdefabcdefabcdefabcdefabcdefab';
const PARENT = `00-${TRACE}-1234567890abcdef-01`;
const POSTCODE = 'CF10 3NP';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Opens a traced shop, runs work in it, closes it, and returns what its collector got. */
async function trace(
  work: (traced: TestShop) => Promise<void>,
  env: Record<string, string> = {},
): Promise<{ spans: CollectedSpan[]; sent: string }> {
  const collector = await aCollector();
  const traced = await openTestShop({
    besides: shop,
    jobs: true,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env },
    pages: aWebClient({
      render: async ({ execute }) => {
        await execute({ query: 'query OnPage { product(id: 5) { name } }' });
        return { status: 200, html: '<h1>Page</h1>', headers: { 'Content-Type': 'text/html' } };
      },
    }),
  });
  await work(traced);
  await traced.close();
  await collector.close();
  return { spans: collector.spans, sent: collector.bodies.join('\n') };
}

/** The names of a span and its ancestors. */
function pathTo(spans: readonly CollectedSpan[], span: CollectedSpan | undefined): string[] {
  if (!span) return [];
  return [
    ...pathTo(
      spans,
      spans.find(({ spanId }) => spanId === span.parentSpanId),
    ),
    span.name,
  ];
}

it('a page is traced from the request to the statement, below the trusted proxy', async () => {
  const { spans } = await trace(
    async (traced) => {
      await overTheWire(traced, '/shop', { headers: { traceparent: PARENT } });
    },
    { TRUSTED_PROXIES: '1' },
  );
  const statement = spans.find(({ facts }) => String(facts['db.query.text']).includes('from products'));
  expect(pathTo(spans, statement)).toEqual(['GET /shop', 'render page', 'query OnPage', 'select']);
  expect(spans.find(({ name }) => name === 'GET /shop')).toMatchObject({
    traceId: TRACE,
    parentSpanId: '1234567890abcdef',
    facts: { 'http.route': '/shop', 'http.request.method': 'GET', 'http.response.status_code': 200 },
  });
});

it('an error has one id in the header, the answer, the log and the trace; strangers can’t set a trace', async () => {
  let id: unknown;
  let line: Record<string, unknown> = {};
  const { spans } = await trace(async (traced) => {
    await shop.rows("update products set speed_rating = 'QQ' where id = 3");
    traced.complaints.length = 0;
    const answer = await overTheWire(traced, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: PARENT },
      body: JSON.stringify({ query: '{ product(id: 3) { maxSpeedMph } }' }),
    });
    id = answer.headers['x-request-id'];
    expect(JSON.parse(textOf(answer))).toMatchObject({ errors: [{ extensions: { requestId: id } }] });
    line = JSON.parse(traced.complaints[0] ?? '{}') as Record<string, unknown>;
  });
  const span = spans.find(({ name }) => name === 'POST /graphql');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(line).toMatchObject({ level: 50, requestId: id, trace_id: span?.traceId });
  expect(span?.facts['request.id']).toBe(id);
  expect(span?.traceId).not.toBe(TRACE);
  expect(spans.find(({ name }) => name === 'query other')?.parentSpanId).toBe(span?.spanId);
});

it('no trace contains a buyer’s address, plate, postcode, token or order', async () => {
  const email = anEmail();
  const secrets: string[] = [email, POSTCODE, 'AB12', email.split('@')[0] ?? ''];
  const { spans, sent } = await trace(async (traced) => {
    const signedIn = await register(traced, { email });
    if ('token' in signedIn) secrets.push(signedIn.token);
    const { data } = await traced.graphql(
      'query For_AB12CDE { vehicle(registration: "AB12 CDE") { make } }',
      {},
      'token' in signedIn ? { ...bearer(signedIn.token) } : {},
    );
    expect(data).toBeDefined();
    const product = await aBuyableProduct(traced);
    const { orderId, sessionId } = await anOpenCheckout(traced, product, {
      email,
      shippingAddress: anAddress({ postcode: POSTCODE }),
    });
    secrets.push(orderId, sessionId);
    await overTheWire(traced, `/orders/${orderId}?email=${email}`);
    await overTheWire(traced, `/api/orders/${orderId}`);
    await expect
      .poll(() => traced.rows("select 1 from mails where status = 'SENT' and recipient = $1", [email]))
      .not.toEqual([]);
  });
  const names = spans.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['job send-mail', 'SMTP', 'Stripe', 'insert']));
  expect(
    pathTo(
      spans,
      spans.find(({ name }) => name === 'SMTP'),
    ),
  ).toEqual(['job send-mail', 'SMTP']);
  for (const secret of secrets) expect(sent).not.toContain(secret);
});

it('a failing collector is logged once', async () => {
  const collector = await aCollector(400);
  const lines: string[] = [];
  const tracing = openTelemetry(
    { endpoint: collector.url, headers: {}, serviceName: 'test', share: 1 },
    pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  );
  for (let n = 0; n < 1_500; n += 1) tracing.begin('step', 'internal', {}).end();
  await tracing.close();
  await collector.close();
  expect(collector.bodies.length).toBeGreaterThan(1);
  expect(lines).toEqual([expect.stringContaining('Traces aren’t reaching the collector')]);
});
