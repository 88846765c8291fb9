import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Vocabulary } from './vocabulary.index.ts';

/** Reads a table of the seed, one object per row. */
export function seedTable(name: string): Record<string, string>[] {
  return parse(readFileSync(new URL(`../../../seed/data/${name}.csv`, import.meta.url)), { columns: true });
}

/** The brands and models that the shop is seeded with. */
export function aVocabulary(): Vocabulary {
  return {
    brands: seedTable('brands').map(({ slug = '', name = '' }) => ({ slug, name })),
    models: seedTable('models').map(
      ({ model_slug: slug = '', model_name: name = '', brand_slug: brandSlug = '' }) => ({
        slug,
        name,
        brandSlug,
      }),
    ),
  };
}
