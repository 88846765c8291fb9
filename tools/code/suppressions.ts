import type { Files } from './files.ts';

const SUPPRESSION =
  /(?:oxlint|eslint)-disable(?!-)[^\n]*|(?:oxlint|eslint)-disable-[^\n]*|@ts-(?:ignore|nocheck|expect-error)[^\n]*/g;
const REASON = / -- \S/;
/** This file and its test contain the very patterns they search for. */
const ITSELF = /^tools\/code\/suppressions/;

/** Suppressed linter or compiler findings without a reason in the form `-- because …`. */
export function suppressionFaults(files: Files): string[] {
  return [...files]
    .filter(([path]) => /\.[cm]?[jt]sx?$/.test(path) && !ITSELF.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(SUPPRESSION)]
        .filter(([suppression]) => !REASON.test(suppression))
        .map(([suppression]) => `${path} suppresses a finding without a reason: ${suppression}`),
    );
}
