/** `pnpm test`: runs every suite. Ends with one line that counts all their tests. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takesNoArguments } from './arguments.ts';
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

const folder = mkdtempSync(join(tmpdir(), 'treadline-reports-'));
const vitestReport = join(folder, 'vitest.json');
const playwrightReport = join(folder, 'playwright.json');

takesNoArguments();
await build();
const unitCode = await runTool('vitest', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
const browserCode = await runTool('playwright', ['test', '--reporter=dot,json'], {
  PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
});

const unit = readReport(vitestReport);
const browser = readReport(playwrightReport);
const counts = [
  count(unitCode, unit['numPassedTests'] ?? 0, unit['numFailedTests'] ?? 0),
  count(browserCode, browser['expected'] ?? 0, (browser['unexpected'] ?? 0) + (browser['flaky'] ?? 0)),
];
rmSync(folder, { recursive: true });
const total = counts.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
