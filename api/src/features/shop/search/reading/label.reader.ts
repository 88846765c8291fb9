import {
  LABEL_CLASSES,
  labelScales,
  readLabelClass,
  type LabelClass,
} from '@treadline/schema/trade/tyre/label/tyre-label';
import { MOST, OR_LESS, WORD_BEFORE } from '../words/limit-words.ts';
import type { Finding } from '../words/search-reading.ts';
import type { SearchText } from '../words/search-text.ts';

const SCALES = [
  { field: 'wetGrip', value: 'WET_GRIP', said: String.raw`wet[\s-]?grip` },
  {
    field: 'fuelEfficiency',
    value: 'FUEL_EFFICIENCY',
    said: String.raw`fuel(?:[\s-](?:efficiency|economy))?`,
  },
] as const;

/** Groups: "at least", a class, the word joining it to a second class, the second class, "or better". */
const CLASSES =
  String.raw`(at\sleast\s|min(?:imum)?\s)?([A-E])` +
  String.raw`(?:\s?(or|and|to|/|-|,)\s?([A-E])|\s?(\+|or\s(?:better|above|higher|more)))?(?![\p{L}\p{N}])`;
const CLASS_WORD = '(?:class|rating|rated|grade)';

/** The "a" in "a fuel efficient tyre" isn't class A. */
const NO_ADJECTIVE = String.raw`(?!\p{L}|[\s-](?:efficient|saving))`;

const LABELS = SCALES.flatMap((scale) =>
  [
    String.raw`${scale.said}\s(?:${CLASS_WORD}\s)?${CLASSES}(?:[\s-]rated(?!\p{L}))?`,
    String.raw`(?:class\s)?${CLASSES}(?:[\s-]${CLASS_WORD})?\s(?:for\s)?${scale.said}${NO_ADJECTIVE}`,
  ].map((source) => [new RegExp(WORD_BEFORE + source, 'giu'), scale] as const),
);

/** Nobody wants a minimum noise, so "over 70 dB" is left as text; it must not become a maximum. */
const NO_LEAST = String.raw`(?<!(?:over|above|more\sthan|at\sleast|min|minimum)\s)`;
const NOISE = new RegExp(
  String.raw`${WORD_BEFORE}(?:(?:noise|sound)(?:\slevel)?\s)?(?:(?:${MOST}|quieter\sthan)\s)?` +
    String.raw`${NO_LEAST}(\d{2})\s?(?:dba?|decibels?)(?:\s${OR_LESS})?(?!\p{L})`,
  'giu',
);

/** Takes label values out of the text: wet grip A or B, A-rated fuel efficiency, under 70 dB. */
export function takeLabels(text: SearchText): Finding[] {
  const found: Finding[] = [];
  for (const [pattern, { field, value }] of LABELS)
    text.take(pattern, ([, least, first = '', joint, second = '', orBetter]) => {
      for (const each of classesNamed(first, second, joint, Boolean(least ?? orBetter)))
        found.push({
          kind: 'LABEL_CLASS',
          label: `${labelScales[field]} ${each}`,
          value: `${value}_${each}`,
          filter: { [field]: [each] },
        });
      return true;
    });
  text.take(NOISE, ([, db = '']) => {
    const label = `${labelScales.noise} up to ${db} dB`;
    return found.push({ kind: 'NOISE', label, value: db, filter: { maxNoiseDb: Number(db) } }) > 0;
  });
  return found;
}

/** "A or C" means two classes, "A to C" three, and "B or better" two. */
function classesNamed(
  first: string,
  second: string,
  joint: string | undefined,
  andBetter: boolean,
): readonly LabelClass[] {
  const named = [first, second].flatMap((letter) => readLabelClass(letter) ?? []);
  if (!andBetter && !/^(?:to|-)$/i.test(joint ?? '')) return named;
  const places = named.map((each) => LABEL_CLASSES.indexOf(each));
  return LABEL_CLASSES.slice(andBetter ? 0 : Math.min(...places), Math.max(...places) + 1);
}
