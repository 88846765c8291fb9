/**
 * `pnpm chaos`: builds the shop, then buys, cancels and refunds while its processes are killed and everything around
 * them fails; see docs/reliability.md. `--seed`, `--kills`, `--races` and `--minutes` set the amount.
 */
import { parseArgs } from 'node:util';
import { build } from './build.ts';

const MOST_SENTENCES = 100;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'string', default: '1000' },
    races: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '90' },
  },
});
const [seed, kills, races, minutes] = [values.seed, values.kills, values.races, values.minutes].map(Number);
if ([seed, kills, races, minutes].some((number) => !Number.isFinite(number))) {
  console.error('chaos takes --seed, --kills, --races and --minutes, each with a number.');
  process.exit(2);
}
// The shops end with this process, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await build();
const { chaosOnFreshCopy } = await import('./chaos/fresh-copy.ts');
console.log(`Seed ${seed}.`);
const report = await chaosOnFreshCopy({
  seed: seed ?? 0,
  kills: kills ?? 0,
  races: races ?? 0,
  minutes: minutes ?? 0,
  progress: (sentence) => console.log(sentence),
});
const { disagreements, ...counted } = report;
console.dir(counted, { depth: null });
for (const sentence of disagreements.slice(0, MOST_SENTENCES)) console.log(sentence);
console.log(`Seed ${seed}: ${disagreements.length} disagreements.`);
if (disagreements.length > 0) process.exitCode = 1;
