import type { Files } from './files.ts';

/** The formatter breaks lines at 110 columns; text that it can't break may be a little longer. */
const LONGEST_LINE = 120;
const LONGEST_FILE = 300;
const CODE = /\.(?:tsx?|c?js|mjs|css|graphql)$/;
/** Generated files, which nobody reads line by line. */
const GENERATED = /\.generated\.tsx?$|^schema\/(?:release\/)?schema\.graphql$/;

/** Lines and files of code that are too long to read. */
export function lengthFaults(files: Files): string[] {
  return [...files]
    .filter(([path]) => CODE.test(path) && !GENERATED.test(path))
    .flatMap(([path, text]) => {
      const lines = text.trimEnd().split('\n');
      const long = lines.flatMap((line, index) =>
        line.length > LONGEST_LINE
          ? [`${path}:${index + 1} has ${line.length} characters; at most ${LONGEST_LINE} are allowed.`]
          : [],
      );
      return lines.length > LONGEST_FILE
        ? [...long, `${path} has ${lines.length} lines; at most ${LONGEST_FILE} are allowed.`]
        : long;
    });
}
