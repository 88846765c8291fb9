import type { Files } from '../files.ts';

/** The last migration from before two builds had to get on beside each other. */
const FIRST_FREE = '0053';

/**
 * Migrations that take away what an earlier build uses, and the day since which every build in use does without it.
 * Such a migration comes a roll-out after the code that stopped using it.
 */
const CONTRACTIONS: Readonly<Record<string, { readonly unusedSince: string }>> = {};

/** What the build before would stumble over while it still runs on the new tables, and what to do instead. */
const CONTRACTING: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bdrop\s+(?:table|column|view|function|type|schema)\b/i, 'drops what the build before may use'],
  [
    /\brename\s+(?:to|column|constraint)\b/i,
    'renames what the build before uses: add the new, copy, drop later',
  ],
  [
    /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i,
    'changes a type under the build before: add a column',
  ],
  [/\balter\s+column\s+\w+\s+set\s+not\s+null\b/i, 'refuses rows that the build before writes with null'],
  [
    /\balter\s+column\s+\w+\s+drop\s+default\b/i,
    'refuses rows that the build before writes without the column',
  ],
  [
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+(?![^,;`']*\b(?:default|generated)\b)[^,;`']*\bnot\s+null\b/i,
    'adds a column that the build before leaves out: give it a default',
  ],
];

const MIGRATION = /^api\/migrations\/(\d{4})-.+\.ts$/;

/** What is wrong, a sentence each: migrations that contract without being listed, and idle lines of the list. */
export function contractionFaults(files: Files, listed = CONTRACTIONS): string[] {
  const faults: string[] = [];
  const idle = new Set(Object.keys(listed));
  for (const [path, text] of files) {
    const [, number = ''] = MIGRATION.exec(path) ?? [];
    if (number <= FIRST_FREE) continue;
    // What takes a migration back is run by nobody's roll-out.
    const [up = ''] = text.split(/\boverride (?:async )?down\(/);
    const found = CONTRACTING.filter(([pattern]) => pattern.test(up));
    if (path in listed && found.length > 0) idle.delete(path);
    else faults.push(...found.map(([, what]) => `${path} ${what}. See “Change a table” in CONTRIBUTING.md.`));
  }
  return [
    ...faults,
    ...[...idle].map((path) => `tools/code/contractions.ts lists ${path}, which contracts nothing.`),
  ];
}
