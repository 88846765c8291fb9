import type { Files } from './files.ts';

/**
 * Migrations that remove something an earlier build uses, and the day since which no build in use needs it. These
 * migrations come one roll-out after the code that stopped using it.
 */
const CONTRACTIONS: Readonly<Record<string, { readonly unusedSince: string }>> = {};

const NAME = String.raw`(?:"[^"]+"|\w+)`;
/** The rest of one action of a statement; commas and texts in brackets belong to it. */
const REST = String.raw`(?:\((?:[^()]|\([^()]*\))*\)|[^,;()'\x60])*`;
const sql = (pattern: string): RegExp => new RegExp(pattern.replaceAll(' ', String.raw`\s+`), 'i');

/**
 * Changes that would break the previous build while it still runs on the new tables, and what to do instead. SQL lets
 * `column` be omitted, so everything dropped or renamed counts except what is listed there.
 */
const CONTRACTING: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    sql(String.raw`\bdrop(?! (?:constraint|index|default|not null)\b) `),
    'drops something the previous build may use',
  ],
  [
    sql(String.raw`\brename `),
    'renames something the previous build uses: add the new name, copy, drop the old one later',
  ],
  [sql(String.raw`\bset schema\b`), 'moves something the previous build uses'],
  [
    sql(String.raw`\balter (?:column )?${NAME} (?:set data )?type\b`),
    'changes a type that the previous build uses: add a column',
  ],
  [
    sql(String.raw`\balter (?:column )?${NAME} set not null\b`),
    'refuses rows that the previous build writes with null',
  ],
  [sql(String.raw`\bdrop default\b`), 'refuses rows that the previous build writes without the column'],
  [
    sql(
      String.raw`\badd(?! (?:constraint|check|primary|unique|foreign|exclude|value)\b) (?:column )?` +
        String.raw`(?:if not exists )?${NAME}\b(?!${REST}\b(?:default|generated)\b)${REST}\bnot null\b`,
    ),
    'adds a column that the previous build leaves out: give it a default',
  ],
];

/** Comments may mention all this. */
const COMMENTS = /\/\*[^]*?\*\/|^\s*(?:\/\/|--).*$/gm;

/** The part of a migration that a roll-out runs: `up`, not `down`. */
const rolledOut = (text: string): string =>
  text
    .replaceAll(COMMENTS, ' ')
    .split(/(?=\boverride\b)/)
    .filter((member) => !/^override\s+(?:async\s+)?down\(/.test(member))
    .join('');

const MIGRATION = /^api\/migrations\/\d{4}-.+\.(?:ts|sql)$/;

/** Faults, one sentence each: migrations that contract without being listed, and needless entries of the list. */
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
    ...[...idle].map(
      (path) => `tools/code/contractions.ts lists ${path}, which removes nothing that an earlier build uses.`,
    ),
  ];
}
