import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Without this, Vitest would load graphql twice, once for us and once for the libraries that require it, and each copy
 * rejects the other's types.
 */
const graphql = createRequire(new URL('./api/package.json', import.meta.url)).resolve('graphql');

const propertySeed = fileURLToPath(new URL('./api/test/property-seed.ts', import.meta.url));

/** Only for hanging tests: a test must never fail because the machine is busy. */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/** Most tests wait for the database half of the time; one worker more than cores uses that time. */
const maxWorkers = availableParallelism() + 1;

/** Talks to Stripe's test mode; without a key `tools/test.ts` says that it wasn't run. */
const AGAINST_STRIPE = process.env.STRIPE_TEST_KEY ? [] : ['contract/stripe-contract.test.ts'];

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
 * The API on a real database; the payment sandbox, trade rules, picture tracer and tools on their own; the client.
 */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        ...apiProject,
        test: {
          ...apiTest,
          name: 'api',
          include: ['{src,test}/**/*.test.ts', '../tools/{seed,chaos,client}/{,*/}*.test.ts'],
          // Loading the shop's code takes longer than most files' tests, and none of its state outlives a file's shop.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'payment-sandbox',
          root: 'tools/payment-sandbox',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...AGAINST_STRIPE],
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
          // Packages with their own projects above, or part of the API's.
          exclude: ['**/node_modules/**', '{chaos,client,payment-sandbox,picture-tracer,seed}/**'],
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
          // The other projects inherit it; a project that extends its own file starts from Vitest's default.
          maxWorkers,
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'codegen/**/*.test.ts'],
          environment: 'happy-dom',
          // The console is checked last, so that errors during a page's removal count too.
          setupFiles: ['src/quietConsole.ts', 'src/freshBrowser.ts'],
          // A new browser per file would take longer than its tests; `freshBrowser` resets it for each test.
          isolate: false,
        },
      },
    ],
  },
});
