import type { Files } from '../code/files.ts';

/** A project path that a page names. One with a placeholder such as `<name>` is for the reader to create. */
const PATH = /`((?:api|web|schema|tools|docs)\/[^`\s]+\.[a-z]+)`/g;

/** Missing files that the documents name as code: nobody can follow a recipe that names one. */
export function pathFaults(files: Files): string[] {
  return [...files]
    .filter(([page]) => page.endsWith('.md') && !page.startsWith('docs/decisions/'))
    .flatMap(([page, text]) =>
      [...text.matchAll(PATH)]
        .map(([, path = '']) => path)
        .filter((path) => !/[<*{]/.test(path) && !files.has(path))
        .map((path) => `${page} names ${path}, which is not there.`),
    );
}
