import { posix } from 'node:path';
import type { Files } from './files.ts';

const CODE = /^(?:api\/(?:src|test)|schema|tools|web\/(?:e2e|src))\/.*\.tsx?$/;
const FOR_TESTS = /\.(?:test|builder)\.tsx?$/;
/** Registries import everything that folders add, and code that reads a registry depends on none of it. */
const REGISTRY =
  /(?:^|\/)(?:index\.ts|[\w-]+\.feature\.ts|(?:buyingS|dailyS|fittingS|s)ections\.ts|router\.tsx)$/;
/** Imports and re-exports, including those of types, and dynamic imports. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** A module that imports a module of a neighbouring folder. */
interface Crossing {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly imported: string;
}

/** The neighbours in a folder: each sub-folder, and the folder's own files together. */
const neighbourOf = (path: string, depth: number): string => {
  const parts = path.split('/');
  return parts.length > depth + 1
    ? parts.slice(0, depth + 1).join('/')
    : `${parts.slice(0, depth).join('/')}/*`;
};

/** How many folders two paths share. */
function sharedDepth(one: string, other: string): number {
  const names = other.split('/');
  return one.split('/').findIndex((name, index) => name !== names[index]);
}

function crossingsIn(files: Files): Crossing[] {
  return [...files].flatMap(([file, text]) => {
    if (!CODE.test(file) || FOR_TESTS.test(file) || REGISTRY.test(file)) return [];
    return [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
      const imported = posix.join(posix.dirname(file), specifier);
      const depth = sharedDepth(file, imported);
      const [from, to] = [neighbourOf(file, depth), neighbourOf(imported, depth)];
      return from === to || !CODE.test(imported) ? [] : [{ from, to, file, imported }];
    });
  });
}

/** The shortest import path from a folder back to itself; null if there isn't one. */
function circleOf(
  folder: string,
  leaving: ReadonlyMap<string, readonly Crossing[]>,
): readonly Crossing[] | null {
  const ways = (leaving.get(folder) ?? []).map((crossing) => [crossing]);
  const seen = new Set<string>();
  for (const way of ways) {
    const reached = way.at(-1)?.to ?? '';
    if (reached === folder) return way;
    if (seen.has(reached)) continue;
    seen.add(reached);
    ways.push(...(leaving.get(reached) ?? []).map((crossing) => [...way, crossing]));
  }
  return null;
}

/**
 * Neighbouring folders that import each other in a circle, including type imports; the parent folder's own files count
 * as a neighbour. Tests and registries are ignored. Each circle is reported once.
 */
export function circleFaults(files: Files): string[] {
  const leaving = Map.groupBy(crossingsIn(files), ({ from }) => from);
  const circles = new Map<string, readonly Crossing[]>();
  for (const folder of leaving.keys()) {
    const circle = circleOf(folder, leaving);
    const key = circle
      ?.map(({ from }) => from)
      .toSorted()
      .join();
    if (circle && key && !circles.has(key)) circles.set(key, circle);
  }
  return [...circles.values()].map(
    (circle) =>
      'Folders import each other in a ' +
      `circle:\n${circle.map(({ file, imported }) => `  ${file} imports ${imported}`).join('\n')}`,
  );
}
