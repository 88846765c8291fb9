import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBoundedLog } from './bounded-log.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'treadline-log-'));
  path = join(folder, 'program.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (file: string): number => statSync(file).mode & 0o777;

it('starts empty and private, even if an earlier log could be read by others', () => {
  writeFileSync(path, 'of an earlier start', { mode: 0o644 });
  const log = openBoundedLog(path);
  expect([readFileSync(path, 'utf8'), modeOf(path)]).toEqual(['', 0o600]);
  log.close();
});

it('limits a program’s log while the program goes on writing', async () => {
  const log = openBoundedLog(path, 10);
  const program = spawn(
    process.execPath,
    ['-e', "process.stdin.on('data', (text) => { process.stdout.write(text); process.stderr.write('.'); })"],
    { stdio: ['pipe', log.fd, 'pipe'] },
  );
  const writes = async (text: string) => {
    program.stdin?.write(text);
    await once(program.stderr!, 'data');
  };
  await writes('short');
  log.bound();
  expect([readFileSync(path, 'utf8'), existsSync(`${path}.1`)]).toEqual(['short', false]);
  await writes(' and too long');
  log.bound();
  expect([readFileSync(path, 'utf8'), readFileSync(`${path}.1`, 'utf8')]).toEqual(['', 'short and too long']);
  expect(modeOf(`${path}.1`)).toBe(0o600);
  await writes('next');
  expect(readFileSync(path, 'utf8')).toBe('next');
  program.stdin?.end();
  await once(program, 'exit');
  log.close();
});
