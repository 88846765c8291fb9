import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from './error-code.ts';

/** Where Linux describes processes; on other systems `ps` is run. */
const PROC = '/proc';
/** The start is the 22nd field of `stat`, the 20th after the name, which may itself contain spaces and brackets. */
const START_FIELD = 20;

/** Whether a process is running, no matter who owns it. */
export function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCodeOf(error) === 'EPERM';
  }
}

/** A process's command line, separated by spaces or NUL; null if the system doesn't say. */
export function commandLineOf(pid: number, proc = PROC): string | null {
  return existsSync(proc) ? read(join(proc, String(pid), 'cmdline')) : ask('command', pid);
}

/**
 * When a process started, in the system's own format; null if the system doesn't say. Process numbers are reused, but
 * not with the same start.
 */
export function startOf(pid: number, proc = PROC): string | null {
  if (!existsSync(proc)) return ask('lstart', pid);
  const stat = read(join(proc, String(pid), 'stat'));
  return (
    stat
      ?.slice(stat.lastIndexOf(')') + 1)
      .trim()
      .split(' ')[START_FIELD - 1] ?? null
  );
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function ask(column: 'command' | 'lstart', pid: number): string | null {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    return (
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        env,
      }).trim() || null
    );
  } catch {
    return null;
  }
}
