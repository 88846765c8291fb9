import type { Files } from '../code/files.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const FILE = new RegExp(`^${FOLDER}((\\d{4})-[a-z0-9-]+\\.md)$`);
const HEAD = /^# (.+)\n\nDate: (\d{4}-\d{2}-\d{2}) · State: (proposed|accepted|superseded by (\d{4}))\n/;
const SECTIONS = ['Context', 'Decision', 'Consequences'];
/** A row of the index: the decision's number and title, and its state unless that is "accepted". */
const ROW = /^- (\[\d{4} .+?\]\(.+?\)(?: \((?:proposed|superseded by \d{4})\))?)/gm;
/** Decisions that a text names by number or file; a comment may break the line before the number. */
const NAMED = /\bdecisions?[\s*/]+(\d{4}[\w-]*(?:(?:,| and|, and)\s+\d{4}\b)*)/gi;

interface Decision {
  readonly path: string;
  readonly file: string;
  readonly number: string;
  readonly title: string;
  readonly date: string;
  readonly state: string;
  readonly successor: string | undefined;
}

/** The decision in a file, or what is wrong with its name or its text. */
function readDecision(path: string, text: string): Decision | string {
  const [, file, number] = FILE.exec(path) ?? [];
  if (!file || !number) return `${path} must be named like 0001-the-title.md.`;
  const [, title, date, state, successor] = HEAD.exec(text) ?? [];
  if (!title || !date || !state)
    return `${path} must begin with a title and a line like "Date: 2026-11-20 · State: accepted".`;
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
  if (sections.join() !== SECTIONS.join()) return `${path} must have the sections ${SECTIONS.join(', ')}.`;
  return { path, file, number, title, date, state, successor };
}

/** "Don't panic" becomes "dont-panic". */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}

/** Names, numbers, dates and successors that don't agree. The decisions are sorted by number. */
function disagreements(decisions: readonly Decision[]): string[] {
  return decisions.flatMap(({ path, file, number, title, date, successor }, index) => {
    const before = decisions[index - 1];
    const name = `${number}-${slugOf(title)}.md`;
    return [
      file !== name && `${path} must be named ${name}, after its title.`,
      before?.number === number && `${path} has the number of another decision.`,
      before && before.date > date && `${path} is dated before decision ${before.number}.`,
      successor &&
        decisions.every((other) => other.number !== successor) &&
        `${path} is superseded by ${successor}, which doesn’t exist.`,
    ].filter((fault) => typeof fault === 'string');
  });
}

/** Rows that the index lacks, and rows that are wrong or repeated. */
function indexFaults(decisions: readonly Decision[], index: string): string[] {
  const expected = decisions.map(
    ({ number, title, file, state }) =>
      `[${number} ${title}](${file})${state === 'accepted' ? '' : ` (${state})`}`,
  );
  const actual = [...index.matchAll(ROW)].map(([, row = '']) => row);
  return [
    ...expected
      .filter((row) => !actual.includes(row))
      .map((row) => `${INDEX} must list each decision once; it lacks ${row}.`),
    ...actual
      .filter((row, at) => !expected.includes(row) || actual.indexOf(row) !== at)
      .map((row) => `${INDEX} must list each decision once; it has a wrong or second row ${row}.`),
  ];
}

/** Texts that name a decision without a file. */
function unknownNames(decisions: readonly Decision[], files: Files): string[] {
  const known = new Set(decisions.flatMap(({ number, file }) => [number, file.replace(/\.md$/, '')]));
  return [...files].flatMap(([path, text]) => {
    const names = [...text.matchAll(NAMED)].flatMap(([, list = '']) => list.match(/\d{4}[\w-]*/g) ?? []);
    return [...new Set(names)]
      .filter((name) => !known.has(name))
      .map((name) => `${path} names decision ${name}, which doesn’t exist.`);
  });
}

/** Decisions whose form is wrong, an index that doesn't match them, and texts that name a missing decision. */
export function decisionFaults(files: Files): string[] {
  const read = [...files]
    .filter(([path]) => path.startsWith(FOLDER) && path !== INDEX)
    .map(([path, text]) => readDecision(path, text));
  const malformed = read.filter((one) => typeof one === 'string');
  if (malformed.length > 0) return malformed;
  const decisions = read
    .filter((one) => typeof one !== 'string')
    .sort((a, b) => a.file.localeCompare(b.file));
  return [
    ...disagreements(decisions),
    ...indexFaults(decisions, files.get(INDEX) ?? ''),
    ...unknownNames(decisions, files),
  ];
}
