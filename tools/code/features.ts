import { posix } from 'node:path';
import type { Files } from '../files.ts';

const FEATURE = /^api\/src\/features\/([^/]+)\//;
const FOR_TESTS = /\.(?:test|builder)\.ts$/;
/** Imports and re-exports, including those of types, and dynamic imports. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/** A module that imports a module of another feature. */
interface Crossing {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly door: string;
}

const featureOf = (path: string): string | undefined => FEATURE.exec(path)?.[1];

function crossingsIn(files: Files): Crossing[] {
  return [...files].flatMap(([file, text]) => {
    const from = FOR_TESTS.test(file) ? undefined : featureOf(file);
    if (!from) return [];
    return [...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
      const door = posix.join(posix.dirname(file), specifier);
      const to = featureOf(door);
      return to && to !== from ? [{ from, to, file, door }] : [];
    });
  });
}

/** The shortest import path from a feature back to itself; null if there is none. */
function circleOf(feature: string, crossings: readonly Crossing[]): readonly Crossing[] | null {
  const ways = crossings.filter(({ from }) => from === feature).map((crossing) => [crossing]);
  const seen = new Set<string>();
  for (const way of ways) {
    const reached = way.at(-1)?.to ?? '';
    if (reached === feature) return way;
    if (seen.has(reached)) continue;
    seen.add(reached);
    ways.push(...crossings.filter(({ from }) => from === reached).map((crossing) => [...way, crossing]));
  }
  return null;
}

/** Import cycles between features, type imports included. Each cycle is reported once. */
export function circleFaults(files: Files): string[] {
  const crossings = crossingsIn(files);
  const circles = new Map<string, readonly Crossing[]>();
  for (const feature of new Set(crossings.map(({ from }) => from))) {
    const circle = circleOf(feature, crossings);
    const key = circle
      ?.map(({ from }) => from)
      .toSorted()
      .join();
    if (circle && key && !circles.has(key)) circles.set(key, circle);
  }
  return [...circles.values()].map(
    (circle) =>
      'Features import each other in a ' +
      `circle:\n${circle.map(({ file, door }) => `  ${file} imports ${door}`).join('\n')}`,
  );
}
