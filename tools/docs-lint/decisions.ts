import { isDeepStrictEqual } from 'node:util';
import type { Files } from '../code/files.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const DECISION = new RegExp(`^${FOLDER}((\\d{4})-[a-z0-9-]+\\.md)$`);
const HEAD = /^# (.+)\n\nDate: (\d{4}-\d{2}-\d{2}) · State: (proposed|accepted|superseded by (\d{4}))\n/;
/** A decision that a text names, by its number or its file; a comment may break the line before the number. */
const NAMED = /\bdecisions?[\s*/]+(\d{4}[\w-]*)/gi;

/** The rows of the index below its header. */
function rowsOf(index: string): string[] {
  return [...index.matchAll(/^\| \[.+\|$/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
      .join(' | '),
  );
}

/** Decisions that no file of the folder holds, with each text that names them. */
function unknownNames(files: Files): string[] {
  const known = [...files.keys()].flatMap((path) => DECISION.exec(path)?.slice(1, 3) ?? []);
  return [...files].flatMap(([path, text]) =>
    [...new Set([...text.matchAll(NAMED)].map(([, name = '']) => name))]
      .filter((name) => !known.includes(name) && !known.includes(`${name}.md`))
      .map((name) => `${path} names decision ${name}, which is not there.`),
  );
}

/**
 * Decisions without a title, date or status, and an index that does not match the folder; else texts that name
 * a decision that is not there.
 */
export function decisionFaults(files: Files): string[] {
  const decisions = [...files].flatMap(([path, text]) => {
    if (!path.startsWith(FOLDER) || path === INDEX) return [];
    const [, name = '', number = ''] = DECISION.exec(path) ?? [];
    return [{ path, name, number, head: HEAD.exec(text) }];
  });
  const numbers = decisions.map(({ number }) => number);
  const faults = decisions.flatMap(({ path, name, number, head }, index) => {
    if (!name) return [`${path} must be named like 0001-what-was-decided.md.`];
    if (!head)
      return [`${path} must begin with a title and a line like "Date: 2026-11-20 · State: accepted".`];
    const [, , , , successor] = head;
    if (successor && !numbers.includes(successor))
      return [`${path} is superseded by ${successor}, which is not there.`];
    return numbers.indexOf(number) === index ? [] : [`${path} has the number of another decision.`];
  });
  if (faults.length > 0) return faults;
  const expected = decisions
    .map(({ name, number, head }) => `[${number}](${name}) | ${head?.[1]} | ${head?.[2]} | ${head?.[3]}`)
    .toSorted();
  const actual = rowsOf(files.get(INDEX) ?? '');
  if (isDeepStrictEqual(actual, expected)) return unknownNames(files);
  const wrong = [
    ...expected.filter((row) => !actual.includes(row)).map((row) => `  is missing: ${row}`),
    ...actual.filter((row) => !expected.includes(row)).map((row) => `  is wrong:   ${row}`),
  ];
  return [[`${INDEX} must list the decisions by number.`, ...wrong].join('\n')];
}
