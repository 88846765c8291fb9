import { brandTierLabels } from '@treadline/schema/trade/listing/brand-tier';
import { CATEGORIES, categoryVehicles } from '@treadline/schema/trade/tyre/kind/category';
import { drawFrom, pick } from '../source/hash.ts';
import { type BrandEntry, type ModelEntry, type Tables } from '../source/tables.ts';
import { inCountry, listText } from './words.ts';

/** A make with the text of its page. */
export interface BrandRow extends BrandEntry {
  description: string;
}

function describe(brand: BrandEntry, models: readonly ModelEntry[]): string {
  const draw = drawFrom(`brand/${brand.slug}`);
  const kinds = CATEGORIES.filter((category) => models.some((model) => model.category === category)).flatMap(
    (category) => categoryVehicles[category],
  );
  const origin = pick(
    [
      `${brand.name} started ${inCountry(brand.country)} in ${brand.foundedYear}.`,
      `Founded ${inCountry(brand.country)} in ${brand.foundedYear}, ${brand.name} is one of our ` +
        `${brandTierLabels[brand.tier].toLowerCase()} brands.`,
      `${brand.name} dates back to ${brand.foundedYear}, when it was founded ${inCountry(brand.country)}.`,
    ],
    draw,
  );
  const count = models.length === 1 ? 'one model' : `${models.length} models`;
  const range = pick(
    [
      `We sell ${count} for ${listText(kinds)}.`,
      `Our range includes ${count} for ${listText(kinds)}.`,
      `You’ll find ${count} here for ${listText(kinds)}.`,
    ],
    draw,
  );
  return `${origin} ${range}`;
}

/** Every make in the table with a line or two about it, in the table's order. */
export function buildBrands({ brands, models }: Pick<Tables, 'brands' | 'models'>): BrandRow[] {
  return brands.map((brand) => ({
    ...brand,
    description: describe(
      brand,
      models.filter(({ brandSlug }) => brandSlug === brand.slug),
    ),
  }));
}
