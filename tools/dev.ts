/** `pnpm run dev`: database, API, pages with hot reload and code generation in one command. Ctrl-C ends all of them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, type Rolldown } from 'vite';
import { takesNoArguments } from './arguments.ts';
import { build, forgetBuild, printSchema } from './build.ts';
import { generateCode } from './generate-code.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
/** Editors write a file in several steps; one run of code generation covers them all. */
const SETTLE_MS = 150;

/** Bundling sets NODE_ENV to production in this process; its child processes run in development mode. */
function run(file: string, ...args: string[]): ChildProcess {
  return spawn(file, args, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', WEB_DEV_SERVER: 'true' },
    shell: process.platform === 'win32',
  });
}

/**
 * Runs `work` on each call. Calls during a run lead to one more run afterwards. Reports a failure and waits for the
 * next call.
 */
function again(work: () => Promise<void>): () => void {
  let wanted = false;
  let working = false;
  return () => {
    wanted = true;
    if (working) return;
    working = true;
    void (async () => {
      while (wanted) {
        wanted = false;
        await work().catch(tell);
      }
      working = false;
    })();
  };
}

/** Tools that Ctrl-C stops along with everything else don't need an error message. */
function tell(error: unknown): void {
  if (!stopping) console.error(error instanceof Error ? error.message : String(error));
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Calls `changed` after a file below `folder` whose name ends in `ending` is written. */
function watchFiles(folder: string, ending: string, changed: () => void): void {
  let settling: NodeJS.Timeout | undefined;
  watch(join(PROJECT, folder), { recursive: true }, (_event, name) => {
    if (!name?.endsWith(ending)) return;
    clearTimeout(settling);
    settling = setTimeout(changed, SETTLE_MS);
  });
}

takesNoArguments();
let stopping = false;

await build();

const generate = again(generateCode);
watchFiles('web/src', '.graphql', generate);
watchFiles('api/src', '.graphql', generate);
watchFiles('schema', '.graphql', generate);

let api: ChildProcess | undefined;
/**
 * Printing the schema runs the new code, so an API that fails to load doesn't replace the running one. Code generation
 * watches the schema file.
 */
const restart = again(async () => {
  await printSchema();
  if (stopping) return;
  api?.kill('SIGTERM');
  if (api) await ended(api);
  if (!stopping) api = run(process.execPath, join(PROJECT, 'api/dist/main.js'));
});

// Bundles written from here on are newer than the build.
forgetBuild();
// Keeps the folder's files: the running ones stay until their successors are written.
const bundling = (await bundle({
  root: join(PROJECT, 'api'),
  logLevel: 'warn',
  build: { watch: {}, emptyOutDir: false },
})) as Rolldown.RolldownWatcher;
let bundled = true;
bundling.on('event', (event) => {
  if (event.code === 'START') bundled = true;
  // Vite has already printed the error.
  if (event.code === 'ERROR') bundled = false;
  if (event.code === 'END' && bundled) restart();
});

async function stop(): Promise<void> {
  stopping = true;
  await bundling.close();
  api?.kill('SIGTERM');
  if (api) await ended(api);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
