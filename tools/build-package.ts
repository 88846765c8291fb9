/**
 * `node tools/build-package.ts <folder>` compiles a published package of `tools` into its `dist`. pnpm runs it before
 * it packs the package.
 */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateClient } from './build.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const PACKAGES = ['client', 'payment-sandbox'] as const;

const run = promisify(execFile);

const [name, ...others] = process.argv.slice(2);
const folder = PACKAGES.find((each) => each === name);
if (!folder || others.length > 0) {
  console.error(`build-package takes one of ${PACKAGES.join(', ')}.`);
  process.exit(2);
}
if (folder === 'client') await generateClient();
rmSync(join(PROJECT, 'tools', folder, 'dist'), { recursive: true, force: true });
await run(
  join(PROJECT, 'node_modules/.bin/tsc'),
  ['-p', join(PROJECT, 'tools', folder, 'tsconfig.build.json')],
  {
    shell: process.platform === 'win32',
  },
).catch((error: { stdout?: string }) => {
  console.error(error.stdout);
  process.exitCode = 1;
});
