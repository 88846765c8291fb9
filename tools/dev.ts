/** `pnpm run dev`: database, API, pages with hot reload and code generation in one command. Ctrl-C ends all of them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, type Rolldown } from 'vite';
import { build, printSchema } from './build.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
/** Editors write a file in several steps; one run of code generation serves them all. */
const SETTLE_MS = 150;

/** Bundling sets NODE_ENV to production in this process; what it starts is for development. */
function run(file: string, ...args: string[]): ChildProcess {
  return spawn(file, args, { cwd: PROJECT, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', WEB_DEV_SERVER: 'true' }, shell: process.platform === 'win32' });
}

/** Does `work` again whenever it is asked to; asked while at work, it does so once more afterwards. */
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
        await work();
      }
      working = false;
    })();
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Calls `changed` after files below `folder` that end in `ending` have been written. */
function watchFiles(folder: string, ending: string, changed: () => void): void {
  let settling: NodeJS.Timeout | undefined;
  watch(join(PROJECT, folder), { recursive: true }, (_event, name) => {
    if (!name?.endsWith(ending)) return;
    clearTimeout(settling);
    settling = setTimeout(changed, SETTLE_MS);
  });
}

await build();

const generate = again(() => ended(run(join(PROJECT, 'node_modules/.bin/graphql-codegen'), '--config', 'codegen.ts', '--silent')));
watchFiles('web/src', '.graphql', generate);
watchFiles('api/src', '.graphql', generate);
watchFiles('schema', '.graphql', generate);

let stopping = false;
let api: ChildProcess | undefined;
/** The schema may have changed with the code; code generation hears of it through the file. */
const restart = again(async () => {
  api?.kill('SIGTERM');
  if (api) await ended(api);
  if (stopping) return;
  await printSchema();
  if (!stopping) api = run(process.execPath, join(PROJECT, 'api/dist/main.js'));
});

// Without emptying: the files that run now stay until their successors are written.
const bundling = (await bundle({ root: join(PROJECT, 'api'), logLevel: 'warn', build: { watch: {}, emptyOutDir: false } })) as Rolldown.RolldownWatcher;
bundling.on('event', (event) => {
  if (event.code === 'END') restart();
  if (event.code === 'ERROR') console.error(event.error.message);
});

async function stop(): Promise<void> {
  stopping = true;
  await bundling.close();
  api?.kill('SIGTERM');
  if (api) await ended(api);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
