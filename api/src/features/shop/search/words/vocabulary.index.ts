import { slugOf } from '@treadline/schema/trade/values/slug';
import { PHRASES } from './phrases.ts';
import type { Finding } from './search-reading.ts';
import { fold } from './word-fold.ts';

/** The brands and models that the shop sells. */
export interface Vocabulary {
  readonly brands: readonly { slug: string; name: string }[];
  readonly models: readonly { slug: string; name: string; brandSlug: string }[];
}

/**
 * A folded spelling that tolerates typos in its letters. The digits must be right: Primacy 4 isn't a misspelt Primacy
 * 5.
 */
interface ForgivingSpelling {
  letters: string;
  digits: string;
  slips: number;
  finding: Finding;
}

export interface VocabularyIndex {
  /** By folded spelling. */
  exact: ReadonlyMap<string, Finding>;
  /** By first letter, which shoppers rarely get wrong. */
  forgiving: ReadonlyMap<string, readonly ForgivingSpelling[]>;
  /** The largest number of words in a spelling. */
  longest: number;
}

/** Other names for a brand. */
const BRAND_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  continental: ['conti'],
  bfgoodrich: ['bfg', 'goodrich'],
  falken: ['falcon'],
  kumho: ['khumo', 'kuhmo'],
};
/** Continental's models used to be called ContiSportContact and so on, and drivers still say it. */
const FORMER_PREFIX = { brand: 'continental', prefix: 'Conti' };

/** Parts of model names that mean something else, or nothing much, on their own: RS3 is an Audi, Mk3 a generation. */
const TOO_COMMON = new Set([
  'all',
  'allterrain',
  'american',
  'city',
  'comfort',
  'cross',
  'energy',
  'gen3',
  'mk3',
  'noble',
  'open',
  'passion',
  'power',
  'road',
  'rs3',
  'sport',
  'winter',
]);
const SHORTEST_SPELLING = 3;
/** Phrases have up to five words (three peak mountain snowflake, all year round), and so have model names. */
const LONGEST_SPELLING = 6;

/** Typos tolerated by number of letters. Shorter words turn into one another too easily. */
const BRAND_SLIPS = { one: 5, two: 7 };
const MODEL_SLIPS = { one: 6, two: 9 };
const PHRASE_SLIPS = { one: 6, two: Infinity };

const built = new WeakMap<Vocabulary, VocabularyIndex>();

/** The index of a vocabulary's spellings, built once per object. */
export function indexOf(vocabulary: Vocabulary): VocabularyIndex {
  const known = built.get(vocabulary);
  if (known) return known;
  const brands = brandSpellings(vocabulary);
  const { leading, codes } = modelSpellings(vocabulary);
  // Some model names begin with All Season, but the season is more likely meant.
  for (const phrase of PHRASES.keys()) leading.delete(phrase);
  const index: VocabularyIndex = {
    exact: new Map([...codes, ...leading, ...brands, ...PHRASES]),
    forgiving: Map.groupBy(
      [
        ...forgiving(brands, BRAND_SLIPS),
        ...forgiving(leading, MODEL_SLIPS),
        ...forgiving(PHRASES, PHRASE_SLIPS),
      ],
      ({ letters }) => letters.charAt(0),
    ),
    longest: LONGEST_SPELLING,
  };
  built.set(vocabulary, index);
  return index;
}

function brandSpellings({ brands }: Vocabulary): Map<string, Finding> {
  return new Map(
    brands.flatMap(({ slug, name }) => {
      const finding: Finding = { kind: 'BRAND', label: name, value: slug, filter: { brands: [slug] } };
      return [name, slug, ...(BRAND_NICKNAMES[slug] ?? [])].map(
        (spelling) => [fold(spelling), finding] as const,
      );
    }),
  );
}

/**
 * Each beginning of a name means every model whose name starts that way, and so does each run of words with a code.
 */
function modelSpellings({ models }: Vocabulary): {
  leading: Map<string, Finding>;
  codes: Map<string, Finding>;
} {
  const leading = new Map<string, Finding>();
  const codes = new Map<string, Finding>();
  for (const { slug, name, brandSlug } of models) {
    const names =
      brandSlug === FORMER_PREFIX.brand && !name.startsWith(FORMER_PREFIX.prefix)
        ? [name, FORMER_PREFIX.prefix + name]
        : [name];
    for (const each of names) for (const beginning of beginningsOf(each)) addModel(leading, beginning, slug);
    for (const code of [...codesOf(name), ...names.flatMap(beginningsOf).flatMap(initialsOf)])
      addModel(codes, code, slug);
  }
  return { leading, codes };
}

function addModel(spellings: Map<string, Finding>, spelling: string, slug: string): void {
  for (const key of new Set([fold(spelling), fold(spelling.replace(/\+$/, ''))])) {
    const known = spellings.get(key);
    const models = [...new Set([...(known?.filter.models ?? []), slug])];
    const value = models.length === 1 ? slug : slugOf(spelling);
    spellings.set(key, { kind: 'MODEL', label: known?.label ?? spelling, value, filter: { models } });
  }
}

/** Pilot Sport 5: Pilot, Pilot Sport, Pilot Sport 5. ContiSportAttack 4: also ContiSport. */
function beginningsOf(name: string): string[] {
  const words = name.split(' ');
  const whole = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const humps = (words[0] ?? '').split(/(?<=\p{Ll})(?=\p{Lu})/u);
  const compound = humps.map((_, at) => humps.slice(0, at + 1).join('')).slice(1, -1);
  return [...whole, ...compound].filter((beginning) => beginning === name || isTelling(fold(beginning)));
}

/** Runs of words that contain a code but don't begin the name: T005, Asymmetric 6, TS 870 P. */
function codesOf(name: string): string[] {
  const words = name.split(' ');
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, more) => words.slice(from, from + more + 1)),
  );
  return runs
    .filter(([first]) => first !== words[0] && /\p{L}/u.test(first ?? ''))
    .map((run) => run.join(' '))
    .filter((run) => /\d/.test(run) && isTelling(fold(run)));
}

/** Abbreviations of a name with a number: PS4S for Pilot Sport 4 S, SC7 for SportContact 7. */
function initialsOf(name: string): string[] {
  const parts = name.split(/ |(?<=\p{Ll})(?=\p{Lu})/u);
  const initials = parts.map((part) => (/^\p{Lu}\p{Ll}+$/u.test(part) ? part.charAt(0) : part)).join('');
  return /\d/.test(initials) && parts.length > 2 && isTelling(fold(initials)) ? [initials] : [];
}

function isTelling(spelling: string): boolean {
  return spelling.length >= SHORTEST_SPELLING && /\p{L}/u.test(spelling) && !TOO_COMMON.has(spelling);
}

function forgiving(
  spellings: ReadonlyMap<string, Finding>,
  limits: { one: number; two: number },
): ForgivingSpelling[] {
  return [...spellings].flatMap(([spelling, finding]) => {
    const letters = spelling.replace(/\d/g, '');
    if (letters.length < limits.one) return [];
    return [
      { letters, digits: spelling.replace(/\D/g, ''), slips: letters.length >= limits.two ? 2 : 1, finding },
    ];
  });
}
