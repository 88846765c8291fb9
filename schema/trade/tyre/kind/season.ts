import { readWord, keysOf } from '../../values/words.ts';
import type { TyreCategory } from './category.ts';

/** The seasons of tyres, as labelled on screen and in URLs (`?season=All Season`). */
export const seasonLabels = {
  SUMMER: 'Summer',
  WINTER: 'Winter',
  ALL_SEASON: 'All Season',
} as const;

export type Season = keyof typeof seasonLabels;

export const SEASONS = keysOf(seasonLabels);

/** The season before the word "tyre" in a sentence. */
export const seasonAdjectives: Readonly<Record<Season, string>> = {
  SUMMER: 'summer',
  WINTER: 'winter',
  ALL_SEASON: 'all-season',
};

/** The properties that decide a tyre's season. */
export interface SeasonalTyre {
  readonly category: TyreCategory;
  readonly season: Season;
}

/** The season of a tyre; null for motorcycle tyres, which are made for the road rather than a season. */
export function tyreSeason({ category, season }: SeasonalTyre): Season | null {
  return category === 'MOTORCYCLE' ? null : season;
}

/** The label of a tyre's season; null for motorcycle tyres. */
export function seasonLabelOf(tyre: SeasonalTyre): string | null {
  const season = tyreSeason(tyre);
  return season && seasonLabels[season];
}

/**
 * The season with this name or label, ignoring case, spaces and hyphens; undefined for any other text, such as "snow".
 */
export function readSeason(text: string): Season | undefined {
  return readWord(seasonLabels, text);
}
