import { SEASONS, seasonLabels, type Season } from '@treadline/schema/trade/tyre/kind/season';
import type { ListingFilter, PanelSource } from '../listingFilter.ts';
import { readKinds } from '../readFilters.ts';
import { listOf } from './filterKinds.tsx';

const seasons = listOf<Season>({
  key: 'seasons',
  title: 'Season',
  read: (address) => readKinds(address).seasons,
  part: (season) => ['season', seasonLabels[season]],
  variables: (season) => ({ season }),
  offered: SEASONS,
  facet: (facets) => facets.seasons,
  label: (season) => seasonLabels[season],
});

/** Whether only motorcycle tyres are shown, by choice or because nothing else is found. */
function isOfMotorcycles({ values, facets: { categories } }: PanelSource): boolean {
  const found = categories.filter(({ count }) => count > 0).map(({ value }) => value);
  return [values.categories.join(), found.join()].includes('MOTORCYCLE');
}

/** The seasons, hidden if only motorcycle tyres are shown, because those have none. */
export const seasonFilter: ListingFilter<readonly Season[]> = {
  ...seasons,
  control: (chosen, panel) =>
    chosen.length === 0 && isOfMotorcycles(panel) ? null : seasons.control?.(chosen, panel),
};
