import type { Article } from './articles/article.ts';
import { buyingGuides } from './articles/buying-guides.ts';
import { careAndRepair } from './articles/care-and-repair.ts';
import { safetyAndLaw } from './articles/safety-and-law.ts';
import { seasonalTyres } from './articles/seasonal-tyres.ts';
import { towingAnd4x4s } from './articles/towing-and-4x4s.ts';
import { vansAndMotorcycles } from './articles/vans-and-motorcycles.ts';
import type { BLOG_CATEGORIES } from './source/blog-labels.ts';

type Category = keyof typeof BLOG_CATEGORIES;

export interface BlogEntry extends Article {
  readonly category: Category;
}

const BY_TOPIC: Readonly<Record<Category, readonly Article[]>> = {
  'buying-guides': buyingGuides,
  'safety-and-law': safetyAndLaw,
  'seasonal-tyres': seasonalTyres,
  'care-and-repair': careAndRepair,
  'vans-and-motorcycles': vansAndMotorcycles,
  'towing-and-4x4s': towingAnd4x4s,
};

/** The shop's initial articles, newest first. */
export const BLOG_ENTRIES: readonly BlogEntry[] = (Object.keys(BY_TOPIC) as Category[])
  .flatMap((category) => BY_TOPIC[category].map((article) => ({ ...article, category })))
  .toSorted((a, b) => a.daysOld - b.daysOld);
