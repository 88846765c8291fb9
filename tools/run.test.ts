import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Stands in for pnpm: notes its arguments and installs as pnpm records it. */
const PNPM = `
const fs = require('node:fs');
fs.appendFileSync('installs', process.argv.slice(2).join(' ') + '\\n');
fs.mkdirSync('node_modules', { recursive: true });
const included = { devDependencies: !process.argv.includes('--prod') };
fs.writeFileSync('node_modules/.modules.yaml', JSON.stringify({ included }));
`;
const SHOP_INSTALL = 'install --frozen-lockfile --prod';
const FULL_INSTALL = 'install --frozen-lockfile';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'treadline-run-'));
  mkdirSync(join(project, 'tools'));
  copyFileSync(fileURLToPath(new URL('run.mjs', import.meta.url)), join(project, 'tools/run.mjs'));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    writeFileSync(join(project, file), '{}');
  writeFileSync(join(project, 'pnpm.cjs'), PNPM);
  env = byPnpm();
  for (const tool of ['start', 'check'])
    writeFileSync(
      join(project, `tools/${tool}.ts`),
      'console.log(process.env.COLOUR, process.argv.slice(2).join());\nprocess.exitCode = 3;\n',
    );
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

/** The environment of a script that pnpm runs. */
const byPnpm = () => ({
  npm_execpath: join(project, 'pnpm.cjs'),
  npm_config_user_agent: 'pnpm/12.21.0 npm/?',
});
let env: Record<string, string>;

function run(tool: string, ...args: string[]): { code: number | null; output: string } {
  const { status, stdout } = spawnSync(process.execPath, ['tools/run.mjs', `tools/${tool}.ts`, ...args], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: `${join(project, 'bin')}:${process.env['PATH']}`, ...env },
  });
  return { code: status, output: stdout.trim() };
}

const installs = (): string[] =>
  existsSync(join(project, 'installs'))
    ? readFileSync(join(project, 'installs'), 'utf8').trim().split('\n')
    : [];

it('a start installs without the packages of tests, once', () => {
  run('start');
  run('start');
  expect(installs()).toEqual([SHOP_INSTALL]);
});

it('a check adds the packages of tests, which later starts keep', () => {
  run('start');
  run('check');
  run('start');
  run('check');
  expect(installs()).toEqual([SHOP_INSTALL, FULL_INSTALL]);
});

it('a changed lockfile is installed, with the packages of tests if they were there', () => {
  run('check');
  writeFileSync(join(project, 'pnpm-lock.yaml'), '{"lockfileVersion":9}');
  run('start');
  expect(installs()).toEqual([FULL_INSTALL, FULL_INSTALL]);
});

it('a script that npm runs installs with pnpm, too', () => {
  mkdirSync(join(project, 'bin'));
  writeFileSync(join(project, 'bin/npx'), `#!/bin/sh\nexec "${process.execPath}" pnpm.cjs "$@"\n`, {
    mode: 0o755,
  });
  env = { npm_execpath: '/nowhere/npm-cli.js', npm_config_user_agent: 'npm/10.8.2 node/v20.20.2' };
  run('start');
  expect(installs()).toEqual([`-y pnpm@12 ${SHOP_INSTALL}`]);
});

it('a failed install is tried again by the next start', () => {
  run('start');
  writeFileSync(join(project, 'pnpm-lock.yaml'), '{"lockfileVersion":9}');
  writeFileSync(join(project, 'pnpm.cjs'), 'process.exit(1);');
  expect(run('start').code).toBe(1);
  writeFileSync(join(project, 'pnpm-lock.yaml'), '{}');
  writeFileSync(join(project, 'pnpm.cjs'), PNPM);
  run('start');
  expect(installs()).toEqual([SHOP_INSTALL, SHOP_INSTALL]);
});

it('a tool gets its arguments, and its exit code is passed on', () => {
  expect(run('check', 'lint', 'types')).toEqual({ code: 3, output: 'undefined lint,types' });
});

it('a start reads .env, and a check does not', () => {
  writeFileSync(join(project, '.env'), 'COLOUR=blue\n');
  expect(run('start').output).toBe('blue');
  expect(run('check').output).toBe('undefined');
});
