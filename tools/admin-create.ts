/** `pnpm admin:create owner@example.com`: creates an administrator, whether or not the shop is running. */
import { build } from './build.ts';

await build();
const tool = new URL('../api/dist/admin-create.js', import.meta.url).href;
await import(tool);
