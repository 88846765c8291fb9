import { spawn } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { commandLineOf, isRunning, startOf } from './running-process.ts';

const sleeper = spawn('sleep', ['600'], { stdio: 'ignore' });
afterAll(() => sleeper.kill('SIGKILL'));

/** Above the kernel's highest process number. */
const NOBODY = 2 ** 30;

describe.each([
  ['has /proc', '/proc'],
  ['has only ps', '/nowhere'],
])('a system that %s', (_, proc) => {
  it('returns a process’s command and start', () => {
    const pid = sleeper.pid ?? 0;
    expect(commandLineOf(pid, proc)?.replaceAll('\0', ' ').trim()).toBe('sleep 600');
    expect(startOf(pid, proc)).toMatch(/\d/);
    expect(startOf(pid, proc)).toBe(startOf(pid, proc));
  });

  it('returns null for a missing process', () => {
    expect({ command: commandLineOf(NOBODY, proc), start: startOf(NOBODY, proc) }).toEqual({
      command: null,
      start: null,
    });
  });
});

it('tells whether a process is running', () => {
  expect([process.pid, 1, NOBODY, 0, NaN].map(isRunning)).toEqual([true, true, false, false, false]);
});
