import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Vitest would load graphql twice, once for us and once for the libraries that require it; types of one are
 * none of the other's.
 */
const graphql = createRequire(new URL('./api/package.json', import.meta.url)).resolve('graphql');

const propertySeed = fileURLToPath(new URL('./api/test/property-seed.ts', import.meta.url));

/** For what hangs; no test is a race against the clock, however busy the machine is. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** Most tests wait for the database half of the time; a worker more than cores uses that time. */
const maxWorkers = availableParallelism() + 1;

/** Tests that put another table of roles in the place of the shop's, before anything of it is loaded. */
const OF_ROLES = ['test/access/{access,rest-access}.test.ts', 'src/**/staff-role.test.ts'];

const apiProject = {
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
};

const apiTest = {
  ...PATIENCE,
  root: 'api',
  globalSetup: 'test/global-setup.ts',
  setupFiles: ['test/metadata.ts', propertySeed],
};

/**
 * The API on a real database; the payment sandbox, the trade's rules, the picture tracer and the tools by
 * themselves; the client.
 */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { ...apiProject, test: { ...apiTest, name: 'api-roles', include: OF_ROLES } },
      {
        ...apiProject,
        test: {
          ...apiTest,
          name: 'api',
          include: ['{src,test}/**/*.test.ts', '../tools/{seed,chaos}/{,*/}*.test.ts'],
          exclude: [...configDefaults.exclude, ...OF_ROLES],
          // Loading the shop's code takes longer than most files' tests. Nothing in it outlives the shop of a file.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'payment-sandbox',
          root: 'tools/payment-sandbox',
          include: ['**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'picture-tracer',
          root: 'tools/picture-tracer',
          include: ['**/*.test.ts'],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'tools',
          root: 'tools',
          include: ['**/*.test.ts'],
          // Packages, which are projects above or part of the API's.
          exclude: ['**/node_modules/**', '{bench,chaos,payment-sandbox,picture-tracer,seed}/**'],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'schema',
          root: 'schema',
          include: ['{trade/**,input}/*.test.ts'],
          setupFiles: propertySeed,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...PATIENCE,
          name: 'web',
          // Inherited by the other projects; one that extends a file of its own starts from vitest's default.
          maxWorkers,
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'codegen/**/*.test.ts'],
          environment: 'happy-dom',
          // The console is read last: what goes wrong when a test's page is taken away counts too.
          setupFiles: ['src/quietConsole.ts', 'src/freshBrowser.ts'],
          // A browser for each file takes longer than its tests; `freshBrowser` makes it a new one for each test.
          isolate: false,
        },
      },
    ],
  },
});
