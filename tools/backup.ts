/** `pnpm run backup [folder]`: backs up the shop, running or not, into a new folder; see docs/backup.md. */
import { build } from './build.ts';

await build();
const tool = new URL('../api/dist/backup.js', import.meta.url).href;
await import(tool);
