/**
 * Builds whatever is not built yet: the printed schema, code generation, the API, the client for browsers and
 * for the server.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { takesNoArguments } from './arguments.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
/** The sources of the built files. */
const SOURCES = [
  'api/src',
  'api/migrations',
  'tools/seed',
  'tools/payment-sandbox',
  'tools/picture-tracer',
  'tools/client/generate',
  'schema/release/openapi.json',
  'api/vite.config.ts',
  'web/src',
  'web/public',
  'web/codegen',
  'web/fonts.ts',
  'web/smallerLibraries.ts',
  'web/vite.config.ts',
  'schema/schema.graphql',
  'schema/trade',
  'schema/input',
  'codegen.ts',
  'pnpm-lock.yaml',
];
const STAMP = join(PROJECT, 'api/dist/.built');
const RESULTS = [
  'api/dist/main.js',
  'web/dist/client/.vite/manifest.json',
  'web/dist/server/registered-documents.json',
];

const run = promisify(execFile);

/** Installed, built and generated files follow from the others, and no bundle contains tests. */
const NO_SOURCE = /^(?:node_modules|dist|\.cache)$|\.generated\.ts$|\.(?:test|builder)\.tsx?$/;

function sourcesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !NO_SOURCE.test(name))
    .flatMap((name) => sourcesBelow(join(path, name)));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => sourcesBelow(join(PROJECT, source))).sort())
    hash.update(relative(PROJECT, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Runs a tool of one package and shows its output only if it fails. */
async function tool(folder: string, name: string, ...args: string[]): Promise<void> {
  const script = join(PROJECT, folder, 'node_modules/.bin', name);
  const file = existsSync(script) ? script : join(PROJECT, 'node_modules/.bin', name);
  try {
    await run(file, args, {
      cwd: join(PROJECT, folder),
      shell: process.platform === 'win32',
      env: { ...process.env, NO_COLOR: '1' },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} failed in ${folder || 'the project'}:\n${stdout}${stderr}`);
  }
}

/**
 * Writes schema/schema.graphql from the code, formatted like every other file. It is bundled on its own
 * because code generation checks the rest of the API's documents against this schema.
 */
export async function printSchema(): Promise<void> {
  await tool(
    'api',
    'vite',
    'build',
    '--ssr',
    'src/print-schema.ts',
    '--outDir',
    'dist/schema',
    '--logLevel',
    'warn',
  );
  await run(process.execPath, [join(PROJECT, 'api/dist/schema/print-schema.js')]);
  await tool('', 'oxfmt', 'schema/schema.graphql');
}

/**
 * Writes the part of the client for integrators that follows from the OpenAPI document of the last release.
 * @throws Error if the packages of tests aren't installed.
 */
export async function generateClient(): Promise<void> {
  await run(process.execPath, [join(PROJECT, 'tools/client/generate/rest-contract.ts')]);
}

/**
 * A shop that was only started has no formatter: its printed schema is the one that was committed. Nor has it the
 * client's generator.
 */
const hasFormatter = (): boolean => existsSync(join(PROJECT, 'node_modules/.bin/oxfmt'));
const CLIENT_CONTRACT = 'tools/client/contract/rest-paths.generated.ts';

/** Forces the next build to start afresh, because the stamp no longer matches the sources of the built files. */
export function forgetBuild(): void {
  rmSync(STAMP, { force: true });
}

/**
 * Builds the API, and the pages while the caller goes on. Builds nothing if an earlier build of the same sources is
 * there.
 * @returns a promise of the pages.
 */
export async function beginBuild(): Promise<{ pages: Promise<void> }> {
  const stands =
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint() &&
    [...RESULTS, ...(hasFormatter() ? [CLIENT_CONTRACT] : [])].every((file) =>
      existsSync(join(PROJECT, file)),
    );
  if (stands) return { pages: Promise.resolve() };
  console.log('Building (about 15 seconds, only when something changed) …');
  forgetBuild();
  if (hasFormatter()) {
    await printSchema();
    await generateClient();
  }
  // The client and the REST paths are built from the documents that code generation writes.
  // In a process of its own, whose memory the shop then doesn't hold.
  await run(process.execPath, [join(PROJECT, 'tools/generate-code.ts')]);
  const api = tool('api', 'vite', 'build', '--logLevel', 'warn');
  const pages = Promise.all([
    api,
    tool('web', 'vite', 'build', '--logLevel', 'warn'),
    tool('web', 'vite', 'build', '--logLevel', 'warn', '--ssr').then(() =>
      run(process.execPath, [join(PROJECT, 'web/dist/server/entry-documents.js')]),
    ),
    // Printing may have changed the schema, which is itself a source.
  ]).then(() => writeFileSync(STAMP, fingerprint()));
  // The caller hears of it; a failure of the API comes first.
  pages.catch(() => undefined);
  await api;
  return { pages };
}

/** Builds everything, unless an earlier build of the same sources is there. */
export async function build(): Promise<void> {
  const { pages } = await beginBuild();
  await pages;
}

if (import.meta.main) {
  takesNoArguments();
  await build();
}
