/**
 * `pnpm fuzz`: builds the shop, and sends it random requests to REST paths, GraphQL and pages; see docs/reliability.md.
 * `--requests` sets the total, `--seed` the selection.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
/** REST paths, GraphQL and pages. */
const SURFACES = 3;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    requests: { type: 'string', default: '100000' },
  },
});
await build();
console.log(`Seed ${values.seed}.`);
const vitest = spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'fuzz.test', '--testTimeout=0'],
  {
    cwd: PROJECT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PROPERTY_SEED: values.seed,
      FUZZ_REQUESTS: String(Math.ceil(Number(values.requests) / SURFACES)),
    },
  },
);
const [code]: (number | null)[] = await once(vitest, 'exit');
process.exitCode = code ?? 1;
