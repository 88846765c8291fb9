import type { Files } from '../code/files.ts';

/**
 * A project path in a page. A path with a placeholder such as `<name>` is for the reader to create, in an existing
 * folder.
 */
const PATH = /`((?:api|web|schema|tools|docs)\/[^`\s]+\.[a-z]+)`/g;

/** Missing files that the documents name as code: a recipe that names one can't be followed. */
export function pathFaults(files: Files): string[] {
  const names = [...files.keys()];
  return [...files]
    .filter(([page]) => page.endsWith('.md') && !page.startsWith('docs/decisions/'))
    .flatMap(([page, text]) =>
      [...text.matchAll(PATH)]
        .map(([, path = '']) => path)
        .filter((path) => {
          const [placed = ''] = /^[^<*{]*/.exec(path) ?? [];
          if (placed === path) return !files.has(path);
          const folder = placed.slice(0, placed.lastIndexOf('/') + 1);
          return !names.some((name) => name.startsWith(folder));
        })
        .map((path) => `${page} names ${path}, which doesn’t exist.`),
    );
}
