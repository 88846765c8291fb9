/** `pnpm run pictures`: draws the shop's pictures ahead of its visitors, whether or not the shop is running. */
import { takesNoArguments } from './arguments.ts';
import { build } from './build.ts';

takesNoArguments();
await build();
const tool = new URL('../api/dist/pictures.js', import.meta.url).href;
await import(tool);
