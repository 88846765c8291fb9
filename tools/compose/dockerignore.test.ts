import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const patterns = readFileSync(`${PROJECT}.dockerignore`, 'utf8').trim().split('\n');

/** Whether Docker ignores a path, by itself or because of a folder it's in. The last pattern that matches counts. */
function isLeftOut(path: string): boolean {
  const parts = path.split('/');
  const matches = (pattern: string): boolean =>
    parts.some((_, depth) => matchesGlob(parts.slice(0, depth + 1).join('/'), pattern));
  return patterns.findLast((pattern) => matches(pattern.replace(/^!/, '')))?.startsWith('!') === false;
}

it.each([
  '.env',
  '.env.production',
  'api/.env',
  '.git/config',
  '.data/postgres/PG_VERSION',
  '.data/mails/1.eml',
  '.data/payment-sandbox.json',
  'api/.data/uploads/1.webp',
  'backups/2026-11-27/database.jsonl',
  'test-results/trace.zip',
  'node_modules/pg/index.js',
  'web/node_modules/react/index.js',
  'api/dist/main.js',
  'api/npm-debug.log',
])('the image is built without %s', (path) => {
  expect(isLeftOut(path)).toBe(true);
});

it('the image is built with every file that Git tracks', () => {
  const known = execFileSync('git', ['ls-files', '-z'], { cwd: PROJECT, encoding: 'utf8' });
  expect(known.split('\0').filter((path) => isLeftOut(path))).toEqual([]);
});
