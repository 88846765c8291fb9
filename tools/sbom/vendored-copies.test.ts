import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { VENDORED_COPIES, type VendoredCopy } from './vendored-copies.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** The folder that a copy's path starts from; null if its package is for another system than this one. */
function folderOf({ inPackage }: VendoredCopy): string | null {
  if (inPackage === null) return PROJECT;
  const store = join(PROJECT, 'node_modules/.pnpm');
  const [folder] = globSync(`${inPackage.replace('/', '+')}@*/node_modules/${inPackage}`, { cwd: store });
  return folder === undefined ? null : join(store, folder);
}

const here = VENDORED_COPIES.map((copy) => ({ ...copy, folder: folderOf(copy) })).filter(
  ({ folder }) => folder !== null,
);

it.each(here)('$name is where the list says, in that version', ({ folder, path, version }) => {
  expect(existsSync(join(folder ?? '', path))).toBe(true);
  expect(readFileSync(join(folder ?? '', path), 'utf8')).toContain(version ?? '');
});

it('every package on the list is in the lockfile', () => {
  const lockfile = readFileSync(join(PROJECT, 'pnpm-lock.yaml'), 'utf8');
  const missing = VENDORED_COPIES.filter(({ inPackage }) => inPackage && !lockfile.includes(`${inPackage}@`));
  expect(missing).toEqual([]);
});
