import type { Files } from './files.ts';

/**
 * Migrations that take away what an earlier build uses, and the day since which every build in use does without it.
 * Such a migration comes a roll-out after the code that stopped using it.
 */
const CONTRACTIONS: Readonly<Record<string, { readonly unusedSince: string }>> = {};

const NAME = String.raw`(?:"[^"]+"|\w+)`;
/** The rest of one action of a statement; commas and texts within brackets belong to it. */
const REST = String.raw`(?:\((?:[^()]|\([^()]*\))*\)|[^,;()'\x60])*`;
const sql = (pattern: string): RegExp => new RegExp(pattern.replaceAll(' ', String.raw`\s+`), 'i');

/**
 * What the build before would stumble over while it still runs on the new tables, and what to do instead. SQL lets the
 * word `column` be left out, so whatever is dropped or renamed counts, but for what follows there.
 */
const CONTRACTING: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    sql(String.raw`\bdrop(?! (?:constraint|index|default|not null)\b) `),
    'drops what the build before may use',
  ],
  [sql(String.raw`\brename `), 'renames what the build before uses: add the new, copy, drop later'],
  [sql(String.raw`\bset schema\b`), 'moves what the build before uses'],
  [
    sql(String.raw`\balter (?:column )?${NAME} (?:set data )?type\b`),
    'changes a type under the build before: add a column',
  ],
  [
    sql(String.raw`\balter (?:column )?${NAME} set not null\b`),
    'refuses rows that the build before writes with null',
  ],
  [sql(String.raw`\bdrop default\b`), 'refuses rows that the build before writes without the column'],
  [
    sql(
      String.raw`\badd(?! (?:constraint|check|primary|unique|foreign|exclude|value)\b) (?:column )?` +
        String.raw`(?:if not exists )?${NAME}\b(?!${REST}\b(?:default|generated)\b)${REST}\bnot null\b`,
    ),
    'adds a column that the build before leaves out: give it a default',
  ],
];

/** Comments, which may speak of all this. */
const COMMENTS = /\/\*[^]*?\*\/|^\s*(?:\/\/|--).*$/gm;

/** What a roll-out runs of a migration: what takes it back is run by nobody’s. */
const rolledOut = (text: string): string =>
  text
    .replaceAll(COMMENTS, ' ')
    .split(/(?=\boverride\b)/)
    .filter((member) => !/^override\s+(?:async\s+)?down\(/.test(member))
    .join('');

const MIGRATION = /^api\/migrations\/\d{4}-.+\.(?:ts|sql)$/;

/** What is wrong, a sentence each: migrations that contract without being listed, and idle lines of the list. */
export function contractionFaults(files: Files, listed = CONTRACTIONS): string[] {
  const faults: string[] = [];
  const idle = new Set(Object.keys(listed));
  for (const [path, text] of files) {
    if (!MIGRATION.test(path)) continue;
    const up = rolledOut(text);
    const found = CONTRACTING.filter(([pattern]) => pattern.test(up));
    if (path in listed && found.length > 0) idle.delete(path);
    else faults.push(...found.map(([, what]) => `${path} ${what}. See “Change a table” in CONTRIBUTING.md.`));
  }
  return [
    ...faults,
    ...[...idle].map((path) => `tools/code/contractions.ts lists ${path}, which contracts nothing.`),
  ];
}
