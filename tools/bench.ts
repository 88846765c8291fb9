/** `pnpm bench`: builds the shop and measures it against a bare server; see api/bench. */
import { build } from './build.ts';

await build();
await import('../api/bench/bench.ts');
