/** `pnpm run restore <folder>`: restores a shop from a backup; see docs/backup.md. */
import { build } from './build.ts';

await build();
const tool = new URL('../api/dist/restore.js', import.meta.url).href;
await import(tool);
