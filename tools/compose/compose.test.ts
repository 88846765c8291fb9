import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

const fileAt = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(fileAt(path), 'utf8');

interface Service {
  readonly image?: string;
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: object;
  readonly stop_grace_period?: string;
}
const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };

it('docker-compose.yml follows the Compose Specification', () => {
  const schema = JSON.parse(read('tools/compose/compose-spec.json')) as object;
  const ajv = new Ajv({ strict: false, formats: { duration: true } });
  // Under its own `$schema`, the library would apply a newer draft than the schema was written for.
  const isValid = ajv.compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' });
  isValid(compose);
  expect(isValid.errors ?? []).toEqual([]);
});

it('base images and neighbouring services are pinned by digest', () => {
  const images = Object.values(compose.services).flatMap(({ image = '' }) =>
    image === 'treadline' ? [] : [image],
  );
  const dockerfile = read('Dockerfile');
  const [, base = ''] = /^ARG NODE=(.+)$/m.exec(dockerfile) ?? [];
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from);
  expect(new Set(bases)).toEqual(new Set(['${NODE}']));
  expect(images).toHaveLength(3);
  for (const image of [base, ...images]) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/);
});

it('only the proxy is reachable from outside, and the shop trusts one proxy’s word for visitors’ addresses', () => {
  const { services } = compose;
  const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
  );
  expect(open).toEqual(['proxy 80:80', 'proxy 443:443', 'proxy 443:443/udp']);
  for (const replica of ['api-1', 'api-2'])
    expect(services[replica]).toMatchObject({
      image: 'treadline',
      stop_grace_period: '30s',
      environment: { TRUSTED_PROXIES: '1', DRAIN_SECONDS: '6', PUBLIC_URL: 'https://${DOMAIN:?set DOMAIN}' },
    });
  expect(services['api-2']?.depends_on).toMatchObject({ 'api-1': { condition: 'service_healthy' } });
});

it('the shop and the owner of its tables have different passwords', () => {
  const { environment = {} } = compose.services['api-1'] ?? {};
  const passwordOf = (name: string): string | undefined => /:(\$\{\w+):\?/.exec(environment[name] ?? '')?.[1];
  expect([passwordOf('DATABASE_URL'), passwordOf('MIGRATIONS_DATABASE_URL')]).toEqual([
    '${POSTGRES_SHOP_PASSWORD',
    '${POSTGRES_PASSWORD',
  ]);
});

it('the proxy balances two processes, checks that they are ready, and can’t be configured from outside', () => {
  const caddyfile = read('Caddyfile');
  for (const line of ['\tadmin off\n', '\n{$DOMAIN} {\n', '\t\thealth_uri /api/ready\n'])
    expect(caddyfile).toContain(line);
  const [, upstreams = ''] = /reverse_proxy (.+) \{/.exec(caddyfile) ?? [];
  const replicas = Object.entries(compose.services).filter(([, { image }]) => image === 'treadline');
  expect(upstreams.split(' ')).toEqual(replicas.map(([name]) => `${name}:4000`));
});

it('the proxy redirects pages to https, refuses programs on http, drops trace headers, and secures its errors', () => {
  const [unsafe = '', safe = ''] =
    read('Caddyfile').split('\nhttp://{$DOMAIN} {\n')[1]?.split('\n{$DOMAIN} {\n') ?? [];
  expect(unsafe).toMatch(
    /@programs path \/api \/api\/\* \/graphql .*\n\thandle @programs \{\n\t\trespond .* 403\n/,
  );
  expect(unsafe).toContain('\thandle {\n\t\tredir https://{host}{uri} permanent\n');
  expect(safe).toMatch(/^\trequest_header -traceparent\n\trequest_header -tracestate\n/m);
  const [, errors = ''] = safe.split('handle_errors {');
  for (const header of ['nosniff', "frame-ancestors 'none'", 'max-age=31536000'])
    expect(errors).toContain(header);
  for (const header of ['nosniff', "frame-ancestors 'none'"]) expect(unsafe).toContain(header);
});

/** Runs roll-out.sh with a fake `docker` that records its calls, and fails if a call contains `failing`. */
async function rollOut(failing: string): Promise<{ code: number; asked: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'treadline-roll-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'asked');
  writeFileSync(log, '');
  const docker = join(folder, 'docker');
  writeFileSync(docker, `#!/bin/sh\necho "$*" >> '${log}'\ncase "$*" in *"${failing}"*) exit 1;; esac\n`);
  chmodSync(docker, 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  const code = await new Promise<number>((resolve) => {
    const child = execFile('sh', [fileAt('roll-out.sh')], { env }, () => resolve(child.exitCode ?? -1));
  });
  return { code, asked: readFileSync(log, 'utf8').trim().split('\n') };
}

const BUILD = 'compose build api-1';
const POSTGRES = 'compose up --detach --wait postgres';
const replace = (replica: string): string =>
  `compose up --detach --no-deps --wait --wait-timeout 300 ${replica}`;

it('a roll-out replaces the processes one after the other, each once the previous one is ready', async () => {
  expect(await rollOut('nothing fails')).toEqual({
    code: 0,
    asked: [BUILD, POSTGRES, replace('api-1'), replace('api-2'), 'compose up --detach --wait'],
  });
});

it('a build that doesn’t become ready leaves the other process alone', async () => {
  const { code, asked } = await rollOut(replace('api-1'));
  expect({ failed: code !== 0, last: asked.at(-1) }).toEqual({ failed: true, last: replace('api-1') });
});
