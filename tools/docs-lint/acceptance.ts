import type { Files } from '../code/files.ts';

/** The page with an entry for every code that tests name. */
export const ACCEPTANCE = 'docs/acceptance.md';

/** `SHOP-07`, or a range: `SHOP-07..09` or `SHOP-07 to SHOP-09`. EAN-13 and UTF-16 only look like one. */
const CODES = /(?<![\w-])(?!EAN-13|UTF-16)([A-Z]{1,6}\d?)-(\d{2})(?:(?:\.\.| to \1-)(\d{2}))?(?![\w-])/g;
const ENTRY = /^- \*\*([A-Z]+\d?-\d{2})\*\*/gm;
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

function codesIn(text: string): string[] {
  return [...text.matchAll(CODES)].flatMap(([, area, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${area}-${String(Number(first) + index).padStart(2, '0')}`,
    ),
  );
}

/** Codes in code or documents without an entry, and entries that no test names. */
export function acceptanceFaults(files: Files): string[] {
  const entries = new Set([...(files.get(ACCEPTANCE) ?? '').matchAll(ENTRY)].map(([, code = '']) => code));
  const tested = new Set(
    [...files].flatMap(([path, text]) =>
      TEST_FILE.test(path) ? codesIn(text.replaceAll(COMMENT_LINE, '')) : [],
    ),
  );
  const unknown = [...files]
    .filter(([path]) => path !== ACCEPTANCE)
    .flatMap(([path, text]) =>
      [...new Set(codesIn(text))]
        .filter((code) => !entries.has(code))
        .map((code) => `${path} names ${code}, which has no entry in ${ACCEPTANCE}.`),
    );
  const unproved = [...entries]
    .filter((code) => !tested.has(code))
    .map((code) => `${ACCEPTANCE} promises ${code}, which no test names.`);
  return [...unknown, ...unproved];
}
