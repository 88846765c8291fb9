/** `pnpm check`: types, format, lint, import law, unused code, shape of the code, contract, docs. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { takesNoArguments } from './arguments.ts';
import { build } from './build.ts';

takesNoArguments();

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const run = promisify(execFile);

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** Every folder with code of the shop or its tests. */
const CRUISED = [
  'api/src',
  'api/migrations',
  'api/test',
  'web/src',
  'web/e2e',
  'schema/trade',
  'schema/input',
  'tools/bench',
  'tools/chaos',
  'tools/payment-sandbox',
  'tools/picture-tracer',
  'tools/seed',
] as const;

const CHECKS: readonly Check[] = [
  { name: 'types of schema', command: ['tsc', '-p', 'schema'] },
  { name: 'types of api', command: ['tsc', '-p', 'api'] },
  { name: 'types of web', command: ['tsc', '-p', 'web'] },
  { name: 'types of tools', command: ['tsc', '-p', '.'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'import law', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...CRUISED] },
  { name: 'unused code', command: ['knip'] },
  {
    name: 'lengths, silenced findings, folders, contract',
    command: ['node', 'tools/check-code.ts'],
  },
  { name: 'contract of the last release', command: ['node', 'tools/check-contract.ts'] },
  { name: 'docs', command: ['node', 'tools/check-docs.ts'] },
];

async function passes({ name, command: [tool, ...args] }: Check): Promise<boolean> {
  try {
    await run(join(PROJECT, 'node_modules/.bin', tool), args, { cwd: PROJECT, maxBuffer: 64 * 1024 * 1024 });
    console.log(`ok      ${name}`);
    return true;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    console.log(`FAILED  ${name}\n${stdout}${stderr}`);
    return false;
  }
}

/** Building prints the schema. */
async function buildPrintsNothingNew(): Promise<boolean> {
  const file = join(PROJECT, 'schema/schema.graphql');
  const before = readFileSync(file, 'utf8');
  await build();
  const same = readFileSync(file, 'utf8') === before;
  console.log(
    same
      ? 'ok      printed schema'
      : 'FAILED  printed schema: schema/schema.graphql was not the code’s; it is now. Commit it.',
  );
  return same;
}

// The checks read what the build writes; most of them use one core.
const results = [await buildPrintsNothingNew(), ...(await Promise.all(CHECKS.map(passes)))];
if (results.includes(false)) process.exitCode = 1;
