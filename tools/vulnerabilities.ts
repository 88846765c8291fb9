/** `pnpm run vulnerabilities`: looks up known vulnerabilities of the shop's production dependencies in the registry. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takesNoArguments } from './arguments.ts';
import { describeCopy, VENDORED_COPIES } from './sbom/vendored-copies.ts';
import { auditVerdict, readAuditRecord, type AuditRun } from './sbom/vulnerabilities.ts';

/** An unresponsive registry must not hold anyone up. */
const PATIENCE_MS = 60_000;
/** Git ignores it; CI keeps the folder from run to run. */
const RECORD = fileURLToPath(new URL('../.cache/audit.json', import.meta.url));

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
const run = await audit();
const now = new Date();
const known = readAuditRecord(existsSync(RECORD) ? readFileSync(RECORD, 'utf8') : null, now);
const { fails, lines, record } = auditVerdict(run, known, now);
mkdirSync(dirname(RECORD), { recursive: true });
writeFileSync(RECORD, `${JSON.stringify(record)}\n`);
console.log(lines.join('\n'));
console.log('Copies of others’ code that the registry isn’t asked about, because no lockfile names them:');
for (const copy of VENDORED_COPIES) console.log(`- ${describeCopy(copy)}`);
if (fails) process.exitCode = 1;
