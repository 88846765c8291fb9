/**
 * `pnpm bench:grow [factor]`: builds the shop and measures its listing on ten times the catalogue, or as many times as
 * given; see tools/bench.
 */
import { build } from './build.ts';

const [factor = '10', ...more] = process.argv.slice(2);
if (!/^([2-9]|[1-9]\d{1,2})$/.test(factor) || more.length > 0) {
  console.error(`bench:grow takes a factor from 2 to 999, but got ${process.argv.slice(2).join(' ')}.`);
  process.exit(2);
}
await build();
const { benchGrown } = await import('./bench/grow.ts');
await benchGrown(Number(factor));
