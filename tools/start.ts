/** `pnpm start`: builds what is not built, then opens the shop in this very process. */
import { takesNoArguments } from './arguments.ts';
import { build } from './build.ts';

takesNoArguments();
await build();
const main = new URL('../api/dist/main.js', import.meta.url).href;
await import(main);
