/** `pnpm bench:grow`: builds the shop and measures its listing on ten times the catalogue; see tools/bench. */
import { takesNoArguments } from './arguments.ts';
import { build } from './build.ts';

takesNoArguments();
await build();
await import('./bench/grow.ts');
