/** `pnpm admin:create owner@example.com`: makes an administrator, beside a running shop or without one. */
import { build } from './build.ts';

await build();
const tool = new URL('../api/dist/admin-create.js', import.meta.url).href;
await import(tool);
