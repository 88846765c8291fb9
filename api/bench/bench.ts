/**
 * `pnpm bench`: the shop against a bare server on the same database, in one run. Figures of one machine and
 * hour mean little, so the ratio is printed for comparison; the servers take turns so that noise affects
 * both.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { startEmbeddedDatabase } from '../src/platform/embedded-database.ts';
import { freePort } from '../src/platform/free-port.ts';
import { CASES, type Case } from './documents.ts';
import { measureLongList } from './long-list.ts';

const API = fileURLToPath(new URL('../', import.meta.url));
const DATA = join(API, '../.data/bench');
const CONNECTIONS = [1, 32];
const ROUNDS = 3;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;

type ServerName = 'bare' | 'uncached' | 'cached';

interface Server {
  readonly name: ServerName;
  readonly port: number;
  readonly process: ChildProcess;
}

interface Figures {
  requests: number;
  p50: number;
  p99: number;
}

async function startServer(name: ServerName, script: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(API, script)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), SANDBOX_PORT: String(await freePort()), ...env },
  });
  const probe = name === 'bare' ? '/listing' : '/api/ready';
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}${probe}`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { name, port, process: child };
    if (child.exitCode !== null) throw new Error(`The ${name} server ended with ${child.exitCode}.`);
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

function requestOf(
  server: Server,
  { request, barePath }: Case,
): { url: string; method: 'GET' | 'POST'; body?: string; headers: Record<string, string> } {
  const { path, body } = server.name === 'bare' ? { path: barePath, body: undefined } : request;
  return {
    url: `http://127.0.0.1:${server.port}${path}`,
    method: body ? 'POST' : 'GET',
    headers: body ? { 'content-type': 'application/json' } : {},
    ...(body ? { body } : {}),
  };
}

/**
 * Compares the answers first: the time of a wrong answer means nothing.
 * @throws Error that shows both.
 */
async function checkAnswers(servers: readonly Server[], benchCase: Case): Promise<void> {
  const texts = await Promise.all(
    servers.map(async (server) => {
      const { url, ...init } = requestOf(server, benchCase);
      const answer = await fetch(url, init);
      return answer.ok
        ? answer.text()
        : Promise.reject(new Error(`${benchCase.name}: the ${server.name} server answers ${answer.status}.`));
    }),
  );
  if (benchCase.barePath === '/page') {
    const wrong = texts.findIndex((text) => new Set(text.match(/\/product\/[a-z0-9-]+/g)).size < 48);
    if (wrong >= 0)
      throw new Error(`${benchCase.name}: the ${servers[wrong]?.name} server shows fewer than 48 tyres.`);
    return;
  }
  const [expected, ...others] = texts.map((text) => JSON.parse(text) as unknown);
  for (const other of others)
    if (!isDeepStrictEqual(other, expected))
      throw new Error(
        `${benchCase.name}: the answers differ.\n${texts.map((text) => text.slice(0, 2_000)).join('\n')}`,
      );
}

async function shoot(
  server: Server,
  benchCase: Case,
  connections: number,
  seconds: number,
): Promise<Figures> {
  const result = await autocannon({ ...requestOf(server, benchCase), connections, duration: seconds });
  if (result.errors + result.non2xx > 0)
    throw new Error(
      `${benchCase.name}: ${result.errors} errors and ${result.non2xx} refusals from the ${server.name} server.`,
    );
  return { requests: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(servers: readonly Server[], benchCase: Case, connections: number): Promise<string[]> {
  const shots = new Map<ServerName, Figures[]>(servers.map(({ name }) => [name, []]));
  for (const server of servers) await shoot(server, benchCase, connections, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const server of servers)
      shots.get(server.name)?.push(await shoot(server, benchCase, connections, SECONDS));
  const middle = (name: ServerName, figure: keyof Figures): number =>
    median((shots.get(name) ?? []).map((shot) => shot[figure]));
  return servers.map(({ name }) => {
    const ratio = middle(name, 'requests') / middle('bare', 'requests');
    return (
      `| ${benchCase.name} | ${connections} | ${name} | ` +
      `${Math.round(middle(name, 'requests')).toLocaleString('en-GB')} | ${middle(name, 'p50')} | ` +
      `${middle(name, 'p99')} | ${name === 'bare' ? '1' : ratio.toFixed(2)} |`
    );
  });
}

mkdirSync(DATA, { recursive: true });
const database = await startEmbeddedDatabase(DATA);
const env = {
  DATABASE_URL: database.url,
  DATA_DIR: DATA,
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '10000000',
  PICTURE_WORKERS: '0',
};
const uncached = await startServer('uncached', 'dist/main.js', { ...env, ANSWER_CACHE: 'off' });
const cached = await startServer('cached', 'dist/main.js', env);
const bare = await startServer('bare', 'bench/bare-server.ts', env);
const servers = [bare, uncached, cached];
try {
  console.log(
    '| Read | Connections | Server | Requests/s | p50 ms | p99 ms | Ratio |\n' +
      '| --- | ---: | --- | ---: | ---: | ---: | ---: |',
  );
  for (const benchCase of CASES) {
    await checkAnswers(servers, benchCase);
    for (const connections of CONNECTIONS)
      console.log((await measure(servers, benchCase, connections)).join('\n'));
  }
  const { seconds, longestWaitMs, memoryMb } = await measureLongList(
    `http://127.0.0.1:${uncached.port}`,
    uncached.process.pid ?? 0,
  );
  console.log(
    `\nThe whole catalogue at once took ${seconds.toFixed(1)} s and ${Math.round(memoryMb)} MB more ` +
      `memory; another request waited ${Math.round(longestWaitMs)} ms at most.`,
  );
} finally {
  for (const server of servers) {
    server.process.kill('SIGTERM');
    if (server.process.exitCode === null) await once(server.process, 'exit');
  }
  await database.stop();
}
