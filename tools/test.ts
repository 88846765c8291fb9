/**
 * `pnpm test`: runs every suite, and ends with one line that counts all their tests. `pnpm test unit`, `api` or `e2e`
 * runs some suites, and `pnpm test <file>` the tests of one file, whatever its kind.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs a test runner with its output shown.
 * @returns its exit code.
 */
function runTool(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(join(PROJECT, 'node_modules/.bin', name), args, {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** A runner that failed without a failed test (a broken file, a leak) counts as one failure. */
function count(code: number, passed: number, failed: number): Count {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function readReport(file: string): Record<string, number> {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number> & {
      stats?: Record<string, number>;
    };
    return report.stats ?? report;
  } catch {
    return {};
  }
}

/** A file of browser tests, perhaps with a line. */
const BROWSER_TEST = /\.spec\.ts(?::\d+)?$/;

const projects = (...names: string[]): string[] => names.flatMap((name) => ['--project', name]);

/** The arguments for vitest; null if it has nothing to run. */
function unitArgsOf([choice, ...more]: readonly string[]): readonly string[] | null {
  switch (choice) {
    case undefined:
      return [];
    case 'unit':
      return [...projects('schema', 'web', 'tools', 'payment-sandbox', 'picture-tracer'), ...more];
    case 'api':
      return [...projects('api'), ...more];
    case 'e2e':
      return null;
    default:
      return BROWSER_TEST.test(choice) ? null : [choice, ...more];
  }
}

/** The arguments for Playwright; null if it has nothing to run. */
function browserArgsOf([choice, ...more]: readonly string[]): readonly string[] | null {
  if (choice === undefined || choice === 'e2e') return more;
  return BROWSER_TEST.test(choice) ? [choice, ...more] : null;
}

/** Whether these arguments run the payment sandbox's tests, which Stripe's half of its contract is part of. */
const runsContract = (args: readonly string[] | null): boolean =>
  args !== null && (args.length === 0 || args.some((arg) => arg.includes('payment-sandbox')));

const folder = mkdtempSync(join(tmpdir(), 'treadline-reports-'));
const vitestReport = join(folder, 'vitest.json');
const playwrightReport = join(folder, 'playwright.json');

const unitArgs = unitArgsOf(process.argv.slice(2));
const browserArgs = browserArgsOf(process.argv.slice(2));
await build();
const unitCode =
  unitArgs &&
  (await runTool('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
    ...unitArgs,
  ]));
const browserCode =
  browserArgs &&
  (await runTool('playwright', ['test', '--reporter=dot,json', ...browserArgs], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  }));

const unit = readReport(vitestReport);
const browser = readReport(playwrightReport);
const counts = [
  count(unitCode ?? 0, unit['numPassedTests'] ?? 0, unit['numFailedTests'] ?? 0),
  count(browserCode ?? 0, browser['expected'] ?? 0, (browser['unexpected'] ?? 0) + (browser['flaky'] ?? 0)),
];
rmSync(folder, { recursive: true });
const total = counts.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
console.log(`${total.passed} passed, ${total.failed} failed`);
if (runsContract(unitArgs) && !process.env.STRIPE_TEST_KEY)
  console.log('Not run: set STRIPE_TEST_KEY to compare the sandbox with Stripe');
if (total.failed > 0) process.exitCode = 1;
