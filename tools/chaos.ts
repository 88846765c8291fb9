/**
 * `pnpm chaos`: builds the shop, then buys, cancels and refunds while its processes are killed and everything around
 * them fails; see docs/reliability.md. `--seed`, `--kills`, `--races` and `--minutes` set the amount. `--hosts` breaks
 * the links of two hosts instead, each for `--seconds`, or only those named by `--only`.
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
    hosts: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '150' },
    only: { type: 'string', default: '' },
  },
});
const { hosts, only, ...texts } = values;
const [seed = 0, kills = 0, races = 0, minutes = 0, seconds = 0] = [
  texts.seed,
  texts.kills,
  texts.races,
  texts.minutes,
  texts.seconds,
].map(Number);
if ([seed, kills, races, minutes, seconds].some((number) => !Number.isFinite(number))) {
  console.error(
    'chaos takes --seed, --kills, --races and --minutes, or --hosts with --seed and --seconds, each with a number, ' +
      'and --only with a part of a name.',
  );
  process.exit(2);
}
// The shops end with this process, however it ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await build();
console.log(`Seed ${seed}.`);
const report = await (hosts ? onHosts() : onFreshCopy());
const { disagreements, ...counted } = report;
console.dir(counted, { depth: null });
for (const sentence of disagreements.slice(0, MOST_SENTENCES)) console.log(sentence);
console.log(`Seed ${seed}: ${disagreements.length} disagreements.`);
if (disagreements.length > 0) process.exitCode = 1;

async function onFreshCopy() {
  const { chaosOnFreshCopy } = await import('./chaos/fresh-copy.ts');
  return chaosOnFreshCopy({
    seed,
    kills,
    races,
    minutes,
    progress: (sentence) => console.log(sentence),
  });
}

async function onHosts() {
  const { runHosts } = await import('./chaos/hosts/run-hosts.ts');
  return runHosts({ seed, seconds, only });
}
