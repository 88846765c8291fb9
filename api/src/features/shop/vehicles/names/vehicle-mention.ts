import type { NamedVehicle, VehicleNames } from './vehicle-name-index.ts';
import { makeName, plain } from './vehicle-names.ts';

/** A known vehicle mentioned in a text, and the text without its name and year. */
export interface VehicleMention {
  readonly vehicle: NamedVehicle;
  readonly rest: string;
}

/** As in Land Rover or Alfa Romeo: no make has more words. */
const LONGEST_MAKE = 2;
/** As in 3 Series M Sport 19in: no model has more words. */
const LONGEST_MODEL = 5;
const YEAR = /^(?:19|20)\d\d$/;

/**
 * Finds a known model in a text, with or without its make. Without it, the model's name must not be a tyre's.
 * @param isTyreName tells whether a shopper who types this name means tyres.
 */
export function mentionedModel(
  text: string,
  names: VehicleNames,
  isTyreName: (name: string) => boolean,
): VehicleMention | null {
  const spelt = text.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = [...spelt.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const plainWords = words.map(({ word }) => word);
  const found = afterMake(plainWords, names) ?? standingAlone(plainWords, names, isTyreName);
  if (!found) return null;
  const { make, model, from, to } = found;
  const yearAt = plainWords.findIndex((word, at) => YEAR.test(word) && (at < from || at >= to));
  const year = plainWords[yearAt];
  const taken = words.flatMap((word, at) => {
    if (at === from) return [{ from: word.from, to: words[to - 1]?.to ?? word.to }];
    return at === yearAt || ((at < from || at >= to) && isMake(word.word, make)) ? [word] : [];
  });
  const rest = taken.reduceRight(
    (left, span) => `${left.slice(0, span.from)}, ${left.slice(span.to)}`,
    spelt,
  );
  return {
    vehicle: { make, model, ...(year && { year: Number(year) }) },
    rest: rest.replace(/^[\s,]+|[\s,]+$/g, ''),
  };
}

function isMake(word: string, make: string): boolean {
  return makeName(word) === makeName(make);
}

interface Found {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
}

function afterMake(words: readonly string[], { makes, models }: VehicleNames): Found | null {
  for (const from of words.keys()) {
    for (const length of [LONGEST_MAKE, 1]) {
      const name = makeName(words.slice(from, from + length).join(' '));
      const make = makes.get(name)?.[0]?.make;
      if (make === undefined) continue;
      const start = from + length;
      for (let to = Math.min(words.length, start + LONGEST_MODEL); to > start; to -= 1) {
        const model = models.get(name)?.get(words.slice(start, to).join(''));
        if (model) return { make, model, from, to };
      }
    }
  }
  return null;
}

function standingAlone(
  words: readonly string[],
  { alone }: VehicleNames,
  isTyreName: (name: string) => boolean,
): Found | null {
  for (let length = Math.min(words.length, LONGEST_MODEL); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length);
      const { make, model } = alone.get(run.join('')) ?? {};
      if (make && model && !isTyreName(run.join(' '))) return { make, model, from, to: from + length };
    }
  }
  return null;
}

/** The model that makes up a whole text, apart from a year; null otherwise. */
export function onlyModel(text: string, { whole }: Pick<VehicleNames, 'whole'>): NamedVehicle | null {
  const words = plain(text).split(' ');
  // As the first word, 2008 is a Peugeot and not a year.
  const yearAt = words.findLastIndex((word, at) => at > 0 && YEAR.test(word));
  const named = whole.get(words.filter((_, at) => at !== yearAt).join(''));
  if (!named) return null;
  return yearAt < 0 ? named : { ...named, year: Number(words[yearAt]) };
}

/**
 * Finds the first make in a text, under any of its names; null if there isn't one. A year can be anywhere. The words
 * after the make are the model, known or not; those before it say nothing about the vehicle.
 */
export function mentionedMake(text: string, { makes }: Pick<VehicleNames, 'makes'>): NamedVehicle | null {
  const words = plain(text).split(' ');
  for (const from of words.keys()) {
    for (const length of [LONGEST_MAKE, 1]) {
      const ofMake = makes.get(makeName(words.slice(from, from + length).join(' ')));
      const make = ofMake?.[0]?.make;
      if (!make) continue;
      const year = words.find((word) => YEAR.test(word));
      const model = words
        .slice(from + length)
        .filter((word) => word !== year)
        .join(' ');
      return { make, ...(model && { model }), ...(year && { year: Number(year) }) };
    }
  }
  return null;
}
