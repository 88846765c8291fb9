/** `pnpm check`: types, format, lint, import law, unused code, shape of the code, contract, docs, prose. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from './build.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const run = promisify(execFile);

const GROUPS = ['types', 'format', 'lint'] as const;

interface Check {
  readonly name: string;
  /** `pnpm check <group>` runs the checks of one group only. */
  readonly group: (typeof GROUPS)[number];
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
  'tools/client',
  'tools/payment-sandbox',
  'tools/picture-tracer',
  'tools/seed',
] as const;

const CHECKS: readonly Check[] = [
  { name: 'types of schema', group: 'types', command: ['tsc', '-p', 'schema'] },
  { name: 'types of api', group: 'types', command: ['tsc', '-p', 'api'] },
  { name: 'types of web', group: 'types', command: ['tsc', '-p', 'web'] },
  {
    name: 'types of the client',
    group: 'types',
    command: ['tsc', '-p', 'tools/client/tsconfig.build.json', '--noEmit'],
  },
  {
    name: 'types of the payment sandbox',
    group: 'types',
    command: ['tsc', '-p', 'tools/payment-sandbox/tsconfig.build.json', '--noEmit'],
  },
  { name: 'types of tools', group: 'types', command: ['tsc', '-p', '.'] },
  { name: 'format', group: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', group: 'lint', command: ['oxlint', '--deny-warnings'] },
  {
    name: 'import law',
    group: 'lint',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...CRUISED],
  },
  { name: 'unused code', group: 'lint', command: ['knip'] },
  {
    name: 'lengths, silenced findings, folders, contract',
    group: 'lint',
    command: ['node', 'tools/check-code.ts'],
  },
  { name: 'contract of the last release', group: 'lint', command: ['node', 'tools/check-contract.ts'] },
  { name: 'docs', group: 'lint', command: ['node', 'tools/check-docs.ts'] },
  { name: 'prose', group: 'lint', command: ['node', 'tools/check-prose.ts'] },
];

/** The group given as an argument, or null for all of them. */
function groupOf(args: readonly string[]): Check['group'] | null {
  if (args.length === 0) return null;
  const group = GROUPS.find((name) => name === args[0]);
  if (group && args.length === 1) return group;
  console.error(`check takes one of ${GROUPS.join(', ')}, or nothing to run every check.`);
  process.exit(2);
}

async function passes({ name, command: [tool, ...args] }: Check): Promise<boolean> {
  try {
    await run(join(PROJECT, 'node_modules/.bin', tool), args, {
      cwd: PROJECT,
      maxBuffer: 64 * 1024 * 1024,
      // pnpm's shims are scripts there.
      shell: process.platform === 'win32',
    });
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

const group = groupOf(process.argv.slice(2));
const checks = CHECKS.filter((check) => group === null || check.group === group);
// The checks read what the build writes; most of them use one core.
const results = [await buildPrintsNothingNew(), ...(await Promise.all(checks.map(passes)))];
if (results.includes(false)) process.exitCode = 1;
