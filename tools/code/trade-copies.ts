import { LOAD_INDEXES, loadKgOf } from '../../schema/trade/load-index.ts';
import type { Files } from '../files.ts';

const TRADE = /^schema\/trade\/([^/]+)\.ts$/;
/** Folders that may use a rule of the trade but must not repeat it. */
const USERS = /^(?:web|api)\/src\/.*\.tsx?$/;
const NO_USER = /\.(?:test|builder|generated)\.tsx?$/;

const EXPORTED = /^export (?:function|const|type|interface) (\w+)/gm;
const DECLARED = /^(?:export )?(?:function|const) ([a-z]\w*|[A-Z][A-Z_]+\b)/gm;
/** Only a pattern with a character class or a repetition can express a rule of the trade. */
const PATTERN =
  /(?<=[\s(=[!,])\/((?:\\.|\[(?:\\.|[^\]\n])+\]|[^/\\\n[*])(?:\\.|\[(?:\\.|[^\]\n])+\]|[^/\\\n[])+)\/[a-z]*/g;
const TELLING = /^(?=.*[[{\\].*[[{\\]).{8,}$/;
const WORDING = /'((?:[^'\\\n]|\\.)*[a-z ](?:[^'\\\n]|\\.)*)'/g;
/** A string: patterns are also assembled from strings. */
const QUOTED = /'((?:[^'\\\n]|\\.)*)'/g;
/** A pattern that accepts all of these, with or without space and slash, repeats the rule of that file. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'schema/trade/postcode.ts': ['MK42 0AA', 'SW1A 1AA', 'M1 1AE'],
  'schema/trade/tyre-size-grammar.ts': ['205/55 R16', '195/65 R15', '225/40 R18'],
  'schema/trade/registration.ts': ['AB12 CDE', 'FG68 XYZ'],
};
/** Texts that a pattern accepts if it requires no more than text, capitals or digits. */
const ANYTHING = [
  '',
  'A1',
  'R16',
  'HELLO WORLD',
  '12345678',
  'AB-123456',
  '2026-11-20',
  'michelin-primacy-4',
];
/** What drivers type, label or not: its words lead to the rules and show nowhere. */
const DRIVERS_WORDS = 'api/src/features/shop/search/drivers-words.ts';
/** A file with this many labels or figures of one table repeats the table. */
const TABLE = 3;
/** A figure beside its name, as in a table or a list of pairs. */
const FIGURE = /\b(\w+)'?(?:: |, )(\d[\d_]*)\b/g;
const LOAD_FILE = 'schema/trade/load-index.ts';
/** The loads stand in a list by their index, so that their table names each beside its load. */
const LOADS = Array.from(
  { length: LOAD_INDEXES.max - LOAD_INDEXES.min + 1 },
  (_, step) => `${LOAD_INDEXES.min + step}: ${loadKgOf(LOAD_INDEXES.min + step)}`,
);
const POUNDS = /\b\w*(?:pence|price|total|amount)\w*\s*(?:\/|\*)\s*100\b(?!_)|\w+ \/ 100\)\.toFixed\(2\)/gi;

interface Rule {
  readonly file: string;
  readonly names: readonly string[];
  readonly patterns: readonly string[];
  /** Texts of which its patterns are put together. */
  readonly parts: readonly string[];
  /** In small letters, for a copy may have them so. */
  readonly labels: readonly string[];
  readonly figures: readonly string[];
}

const all = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? match[0])),
];
const wordingIn = (text: string): string[] => [
  ...new Set(all(text, WORDING).map((wording) => wording.toLowerCase())),
];
const figuresIn = (text: string): string[] =>
  [...text.matchAll(FIGURE)].map(([, name, figure = '']) => `${name}: ${figure.replaceAll('_', '')}`);
const withoutImports = (text: string): string => text.replaceAll(/^import [^;]+;$/gm, '');
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*\*?[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
const codeOf = (text: string): string => withoutComments(withoutImports(text));

const unescaped = (text: string): string => text.replaceAll('\\\\', '\\');

/** Null for what stands between slashes and is no pattern. */
function patternOf(source: string): RegExp | null {
  try {
    return new RegExp(source, 'i');
  } catch {
    return null;
  }
}

/** The module whose rule a pattern states in other words; undefined if it states none. */
function ruleBehind(source: string): string | undefined {
  const pattern = patternOf(source);
  const accepts = (text: string): boolean => pattern?.test(text) ?? true;
  if (ANYTHING.some(accepts)) return undefined;
  return Object.keys(KNOWN).find((file) => {
    const texts = KNOWN[file] ?? [];
    return texts.every(accepts) || texts.every((text) => accepts(text.replaceAll(/[ /]/g, '')));
  });
}

function rulesOf(files: Files): Rule[] {
  return [...files]
    .filter(([path]) => TRADE.test(path) && !path.endsWith('.test.ts'))
    .map(([file, text]) => ({
      file,
      names: all(text, EXPORTED),
      patterns: all(codeOf(text), PATTERN).filter((pattern) => TELLING.test(pattern)),
      parts: all(codeOf(text), QUOTED)
        .map(unescaped)
        .filter((part) => TELLING.test(part)),
      labels: wordingIn(codeOf(text)),
      figures: file === LOAD_FILE ? LOADS : figuresIn(codeOf(text)),
    }));
}

/**
 * Copies of the trade's rules outside `schema/trade`: a function or table of the same name, the same pattern,
 * one that accepts the same, the labels or figures of a table, or a conversion of pence into pounds.
 */
export function tradeCopyFaults(files: Files): string[] {
  const rules = rulesOf(files);
  return [...files]
    .filter(([path]) => USERS.test(path) && !NO_USER.test(path))
    .flatMap(([path, text]) => {
      const code = codeOf(text);
      const names = new Set(all(code, DECLARED));
      const patterns = new Set(all(code, PATTERN));
      const bare = unescaped(code);
      const words = new Set(path === DRIVERS_WORDS ? [] : wordingIn(code));
      const figures = new Set(figuresIn(code));
      return [
        ...rules.flatMap(({ file, ...rule }) => [
          ...rule.names
            .filter((name) => names.has(name))
            .map((name) => `${path} declares ${name}, which ${file} does.`),
          ...rule.patterns
            .filter((pattern) => patterns.has(pattern))
            .map((pattern) => `${path} repeats the pattern /${pattern}/ of ${file}.`),
          ...rule.parts
            .filter((part) => bare.includes(part))
            .map((part) => `${path} repeats the pattern ${part} of ${file}.`),
          ...(rule.labels.filter((label) => words.has(label)).length >= TABLE
            ? [`${path} repeats the labels of ${file}.`]
            : []),
          ...(rule.figures.filter((figure) => figures.has(figure)).length >= TABLE
            ? [`${path} repeats the figures of ${file}.`]
            : []),
        ]),
        ...[...patterns].flatMap((pattern) => {
          const file = ruleBehind(pattern);
          return file ? [`${path} states in /${pattern}/ what ${file} does.`] : [];
        }),
        ...all(code, POUNDS).map(
          (sum) => `${path} turns pence into pounds (${sum}); schema/trade/money.ts does that.`,
        ),
      ];
    });
}
