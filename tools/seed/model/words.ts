import { categoryNouns, categoryVehicles } from '@treadline/schema/trade/tyre/kind/category';
import { seasonAdjectives } from '@treadline/schema/trade/tyre/kind/season';
import type { TreadKind } from '../../../api/src/features/shop/pictures/index.ts';
import type { ModelEntry } from '../source/tables.ts';
import type { Span } from './facts.ts';

const MOTORCYCLES: Readonly<Record<string, string>> = {
  sport: 'sports and sport-touring bikes',
  adventure: 'adventure bikes',
  scooter: 'scooters',
  cruiser: 'cruisers and touring bikes',
};

const EITHER_WAY = 'Either way round';
const BY_ARROW = 'By rotation arrow';

/** Each tread's name, and which way round it's fitted. */
export const TREADS: Readonly<Record<TreadKind, { name: string; fitted: string }>> = {
  symmetric: { name: 'Symmetric', fitted: EITHER_WAY },
  asymmetric: { name: 'Asymmetric', fitted: 'Outside marked on sidewall' },
  directional: { name: 'Directional', fitted: BY_ARROW },
  block: { name: 'Open block, all-terrain', fitted: EITHER_WAY },
  moto: { name: 'Touring motorcycle', fitted: BY_ARROW },
  moto_sport: { name: 'Sports motorcycle', fitted: BY_ARROW },
  moto_adventure: { name: 'Adventure motorcycle, blocks', fitted: BY_ARROW },
  moto_scooter: { name: 'Scooter', fitted: BY_ARROW },
  moto_cruiser: { name: 'Cruiser motorcycle', fitted: BY_ARROW },
};

/** The vehicles a model is for: "cars", "vans", "adventure bikes". */
export function vehiclesFor({ category, fitGroup }: ModelEntry): string {
  return (fitGroup && MOTORCYCLES[fitGroup]) || listText(categoryVehicles[category]);
}

/** The kind of tyre: "summer tyre for cars", "road tyre for scooters". */
export function kindOf(model: ModelEntry): string {
  return `${model.category === 'MOTORCYCLE' ? 'road' : seasonAdjectives[model.season]} tyre for ${vehiclesFor(model)}`;
}

/** The short form for search engines: "summer car tyre". */
export function shortKindOf({ category, season }: ModelEntry): string {
  return category === 'MOTORCYCLE'
    ? categoryNouns[category]
    : `${seasonAdjectives[season]} ${categoryNouns[category]}`;
}

/** The words with "a" or "an" in front. */
export function withArticle(words: string): string {
  return `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** "in Japan", "in the Netherlands". */
export function inCountry(country: string): string {
  return `in ${/^(United|Netherlands)/.test(country) ? 'the ' : ''}${country}`;
}

/** "17" or "15 to 20". */
export function spanText({ min, max }: Span): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}

/** Joins names as in a sentence: "AO, MO and VOL". */
export function listText(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** The text with its first letter in upper case. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
