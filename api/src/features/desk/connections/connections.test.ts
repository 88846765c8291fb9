import { afterAll, expect } from 'vitest';
import type { SignedIn } from '../../../../test/account.ts';
import { aSmtpServer } from '../../../../test/fixtures/outside/smtp-server.ts';
import { aLocalServer } from '../../../../test/local-server.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import type { TestShop } from '../../../../test/test-shop.ts';

const KEY = 'a-key-that-only-the-register-knows';
const PASSWORD = 'p4ss-of-the-mail-server';

/** The answers of the services to the next call. */
const answers = { register: { status: 200, text: '{"make":"FORD"}' }, traces: { status: 200, text: '{}' } };
const bodies: string[] = [];
const register = await aLocalServer((_, request, response) => {
  const { status, text } = answers.register;
  response.writeHead(request.headers['x-api-key'] === KEY ? status : 403).end(text);
});
const collector = await aLocalServer((body, request, response) => {
  if (request.url === '/v1/traces') bodies.push(body);
  response.writeHead(answers.traces.status).end(answers.traces.text);
});
const mailServer = await aSmtpServer();
afterAll(() => Promise.all([register.close(), collector.close(), mailServer.close()]));

const it = shopTest({
  env: {
    DVLA_API_KEY: KEY,
    DVLA_URL: `${register.origin}/vehicles`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_EXPORTER_OTLP_HEADERS: `x-key=${KEY}`,
    SMTP_URL: mailServer.url.replace('smtp://', `smtp://shop:${PASSWORD}@`),
  },
});

const ALL = '{ serviceConnections { name label state target canTest variables { name meaning } } }';
const TEST =
  'mutation ($name: ConnectionName!) { testConnection(name: $name) { works answer milliseconds } }';

interface Listed {
  readonly name: string;
  readonly state: string;
  readonly target: string;
  readonly canTest: boolean;
  readonly variables: readonly { readonly name: string; readonly meaning: string }[];
}
interface Outcome {
  readonly works: boolean;
  readonly answer: string;
}

const list = async (shop: TestShop, { headers }: SignedIn): Promise<Listed[]> =>
  (await shop.graphql<{ serviceConnections: Listed[] }>(ALL, {}, { ...headers })).data.serviceConnections;

const test = async (shop: TestShop, { headers }: SignedIn, name: string): Promise<Outcome | null> =>
  (await shop.graphql<{ testConnection: Outcome | null }>(TEST, { name }, { ...headers })).data
    .testConnection;

it('lists how each service is connected, without secrets, and the variables that connect it', async ({
  shop,
  admin,
}) => {
  const all = await list(shop, admin);
  const state = Object.fromEntries(all.map((one) => [one.name, [one.state, one.canTest]]));
  expect(state).toEqual({
    PAYMENTS: ['STANDS_IN', true],
    MAIL: ['CONNECTED', true],
    VEHICLE_REGISTER: ['CONNECTED', true],
    MOT_HISTORY: ['OFF', false],
    STORAGE: ['CONNECTED', true],
    TRACING: ['CONNECTED', true],
  });
  expect(JSON.stringify(all)).not.toMatch(new RegExp(`${KEY}|${PASSWORD}|sk_test`));
  const variables = all.flatMap((one) => one.variables);
  expect(variables.find(({ name }) => name === 'SMTP_URL')?.meaning).toMatch(/^Mail server, smtp:\/\//);
  expect(variables.every(({ meaning }) => meaning.length > 10)).toBe(true);
});

it('tests payments and storage with one harmless call', async ({ shop, admin }) => {
  expect(await test(shop, admin, 'PAYMENTS')).toMatchObject({
    works: true,
    answer: 'Payment sandbox, acct_sandbox, GB: takes payments.',
  });
  expect(await test(shop, admin, 'STORAGE')).toMatchObject({ works: true });
  expect(await test(shop, admin, 'MOT_HISTORY')).toBeNull();
});

it('shows the register’s own words, shortened to plain text, and never the key', async ({ shop, admin }) => {
  expect(await test(shop, admin, 'VEHICLE_REGISTER')).toMatchObject({ works: true, answer: '200: FORD' });
  answers.register = {
    status: 404,
    text: '{"errors":[{"status":"404","title":"Vehicle Not Found","detail":"Record for vehicle not found"}]}',
  };
  expect(await test(shop, admin, 'VEHICLE_REGISTER')).toMatchObject({
    works: true,
    answer: '404: Record for vehicle not found',
  });
  answers.register = {
    status: 403,
    text: JSON.stringify({ message: `Forbidden\n<b>${KEY}</b> ${'x'.repeat(400)}` }),
  };
  const refused = await test(shop, admin, 'VEHICLE_REGISTER');
  expect(refused?.works).toBe(false);
  expect(refused?.answer).toMatch(/^403: Forbidden <b>•••<\/b> x+…$/);
  expect(refused?.answer).toHaveLength(300);
});

it('signs in to the mail server, and shows why it refuses', async ({ shop, admin }) => {
  mailServer.answer = (command) => {
    if (command.startsWith('EHLO')) return '250 AUTH PLAIN';
    return command.startsWith('AUTH') ? '235 2.7.0 Accepted' : null;
  };
  expect(await test(shop, admin, 'MAIL')).toMatchObject({ works: true });
  mailServer.answer = (command) => {
    if (command.startsWith('EHLO')) return '250 AUTH PLAIN';
    return command.startsWith('AUTH') ? `535 5.7.8 Bad credentials ${PASSWORD}` : null;
  };
  expect(await test(shop, admin, 'MAIL')).toMatchObject({
    works: false,
    answer: '535 5.7.8 Bad credentials •••',
  });
  expect(mailServer.received).toEqual([]);
});

it('posts an empty batch of traces', async ({ shop, admin }) => {
  bodies.length = 0;
  expect(await test(shop, admin, 'TRACING')).toMatchObject({ works: true, answer: '200: {}' });
  expect(bodies).toContain('{"resourceSpans":[]}');
  answers.traces = { status: 401, text: `unknown key ${KEY}` };
  expect(await test(shop, admin, 'TRACING')).toMatchObject({ works: false, answer: '401: unknown key •••' });
});

it('refuses the twenty-first test in ten minutes', async ({ shop, admin }) => {
  await shop.rows("delete from rate_limits where key like 'connection-tests%'");
  for (let count = 0; count < 20; count += 1)
    expect(await test(shop, admin, 'STORAGE')).toMatchObject({ works: true });
  const { errors } = await shop.graphql(TEST, { name: 'STORAGE' }, { ...admin.headers });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
