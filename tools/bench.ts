/** `pnpm bench`: builds the shop and measures it beside other servers; see tools/bench. `--quick` measures less. */
import { build } from './build.ts';

const given = process.argv.slice(2);
if (given.some((word) => word !== '--quick')) {
  console.error(`bench takes only --quick, but got ${given.join(' ')}.`);
  process.exit(2);
}
await build();
const { bench } = await import('./bench/bench.ts');
await bench(given.includes('--quick'));
