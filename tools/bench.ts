/** `pnpm bench`: builds the shop and measures it against a bare server; see tools/bench. `--long` measures more. */
import { build } from './build.ts';

const given = process.argv.slice(2);
if (given.some((word) => word !== '--long')) {
  console.error(`bench takes only --long, but got ${given.join(' ')}.`);
  process.exit(2);
}
await build();
const { bench } = await import('./bench/bench.ts');
await bench({ long: given.includes('--long') });
