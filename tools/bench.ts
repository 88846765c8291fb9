/** `pnpm bench`: builds the shop and measures it against a bare server; see api/bench. */
import { takesNoArguments } from './arguments.ts';
import { build } from './build.ts';

takesNoArguments();
await build();
await import('../api/bench/bench.ts');
