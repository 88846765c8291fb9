/** `pnpm run vulnerabilities`: looks up known vulnerabilities of the shop's production dependencies in the registry. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { takesNoArguments } from './arguments.ts';
import { auditVerdict, type AuditRun } from './sbom/vulnerabilities.ts';

/** An unresponsive registry must not hold anyone up. */
const PATIENCE_MS = 60_000;

function audit(): Promise<AuditRun> {
  const options = {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    timeout: PATIENCE_MS,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  };
  return new Promise((resolve) => {
    const child = execFile('npx', ['-y', 'pnpm@12', 'audit', '--prod', '--json'], options, (_error, stdout) =>
      resolve({ code: child.exitCode, stdout }),
    );
  });
}

takesNoArguments();
const { fails, lines } = auditVerdict(await audit());
console.log(lines.join('\n'));
if (fails) process.exitCode = 1;
