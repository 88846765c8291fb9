/** `pnpm start`: builds the shop if necessary, then starts it in this process. */
import { takesNoArguments } from './arguments.ts';
import { build } from './build.ts';

takesNoArguments();
await build();
const main = new URL('../api/dist/main.js', import.meta.url).href;
await import(main);
