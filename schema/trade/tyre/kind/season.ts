import { readWord, keysOf } from '../../values/words.ts';
import type { TyreCategory } from './category.ts';

/** The seasons that tyres are made for, as named on screen and in addresses (`?season=All Season`). */
export const seasonLabels = {
  SUMMER: 'Summer',
  WINTER: 'Winter',
  ALL_SEASON: 'All Season',
} as const;

export type Season = keyof typeof seasonLabels;

export const SEASONS = keysOf(seasonLabels);

/** Before "tyre", within a sentence. */
export const seasonAdjectives: Readonly<Record<Season, string>> = {
  SUMMER: 'summer',
  WINTER: 'winter',
  ALL_SEASON: 'all-season',
};

/** What tells the season of a tyre. */
export interface SeasonalTyre {
  readonly category: TyreCategory;
  readonly season: Season;
}

/** The season as a fact of a tyre; null for one of a motorcycle, which is made for the road and for no season. */
export function tyreSeason({ category, season }: SeasonalTyre): Season | null {
  return category === 'MOTORCYCLE' ? null : season;
}

/** Its name on screen; null if there is none. */
export function seasonLabelOf(tyre: SeasonalTyre): string | null {
  const season = tyreSeason(tyre);
  return season && seasonLabels[season];
}

/**
 * The season that a text names, in any case, spacing and hyphenation; undefined for any other text, such as
 * "snow".
 */
export function readSeason(text: string): Season | undefined {
  return readWord(seasonLabels, text);
}
