import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/test.ts';

const CLIENT = fileURLToPath(new URL('../../dist/client/', import.meta.url));
const ENTRY = 'src/entry-client.tsx';
const FRAME = 'src/admin/AdminRoute.tsx';
const MOST_FIRST_BYTES = 198_300;
const MOST_SCREEN_BYTES = 54_000;

interface Chunk {
  file: string;
  imports?: string[];
}

const chunks = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(`${CLIENT}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** The chunks that load together with one of them. */
function loaded(from: string, all: Record<string, Chunk>, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const next of all[from]?.imports ?? []) loaded(next, all, seen);
  return seen;
}

/** The bytes of chunks as they're sent. */
const weight = (names: Iterable<string>, all: Record<string, Chunk>): number =>
  [...names].reduce((total, name) => total + statSync(`${CLIENT}${all[name]?.file ?? ''}.br`).size, 0);

test('ROUTE-10 a shopper’s first load contains no admin code, and each admin screen is light', () => {
  const all = chunks();
  const shop = loaded(ENTRY, all);
  expect([...shop].filter((name) => name.startsWith('src/admin/'))).toEqual([]);
  const first = new Set([...shop, ...loaded(FRAME, all)]);
  expect(weight(first, all)).toBeLessThan(MOST_FIRST_BYTES);
  const screens = Object.keys(all).filter((name) => /^src\/admin\/.*Screen\.tsx$/.test(name));
  expect(screens.length).toBeGreaterThan(1);
  for (const screen of screens) {
    const more = [...loaded(screen, all)].filter((name) => !first.has(name));
    expect.soft(weight(more, all), screen).toBeLessThan(MOST_SCREEN_BYTES);
  }
});
