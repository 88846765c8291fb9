import { modelPath } from '../../lib/paths/productPath.ts';
import { sizeListingPath, tyresPath } from '../../lib/paths/tyrePaths.ts';
import { servicesFrom } from './services.ts';
import type { SuggestionListsQuery, SuggestedArticlesQuery } from './Suggestions.generated.ts';

/** A possible subject of a search, before it's fully typed. */
interface Suggestion {
  readonly to: string;
  readonly title: string;
  /** Its kind, in words. */
  readonly detail: string;
}

/** The data for suggestions. */
export interface SuggestionSources {
  readonly lists: SuggestionListsQuery | undefined;
  readonly articles: SuggestedArticlesQuery | undefined;
}

const MOST_SIZES = 5;
const MOST_CARS = 4;
const MOST_BRANDS = 3;
const MOST_MODELS = 4;
const MOST_SERVICES = 2;
/** Fewer digits match too many sizes. */
const LEAST_DIGITS = 2;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every typed word is the start of a word in the name. */
function isBegun(name: string, typed: readonly string[]): boolean {
  const words = wordsOf(name);
  return typed.length > 0 && typed.every((word) => words.some((one) => one.startsWith(word)));
}

function sizesFor(typed: string, sizes: SuggestionListsQuery['sizes']): Suggestion[] {
  const digits = digitsOf(typed);
  if (digits.length < LEAST_DIGITS || !/^[\d\s/.-]+(?:z?r?[\s\d]*c?)?$/i.test(typed.trim())) return [];
  return sizes
    .filter(({ size }) => digitsOf(size).startsWith(digits))
    .toSorted((one, other) => other.tyreCount - one.tyreCount)
    .slice(0, MOST_SIZES)
    .map(({ size }) => ({ to: sizeListingPath(size), title: size, detail: 'Size' }));
}

function carsFor(words: readonly string[], makes: SuggestionListsQuery['carMakes']): Suggestion[] {
  return makes
    .flatMap(({ name: make, cars }) => cars.map(({ name }) => `${make} ${name}`))
    .filter((name) => isBegun(name, words))
    .slice(0, MOST_CARS)
    .map((name) => ({
      to: `/shop?${new URLSearchParams({ search: name })}`,
      title: name,
      detail: 'Vehicle',
    }));
}

function brandsFor(words: readonly string[], brands: SuggestionListsQuery['brands']): Suggestion[] {
  return brands
    .filter(({ name }) => isBegun(name, words))
    .slice(0, MOST_BRANDS)
    .map(({ slug, name }) => ({ to: tyresPath({ brand: slug }), title: `${name} tyres`, detail: 'Brand' }));
}

function modelsFor(words: readonly string[], models: SuggestionListsQuery['models']['items']): Suggestion[] {
  return models
    .filter(({ fullName }) => isBegun(fullName, words))
    .slice(0, MOST_MODELS)
    .map((model) => ({ to: modelPath(model), title: model.fullName, detail: 'Model' }));
}

/** Sizes, vehicles, brands, models, services and articles that match the typed text, the likeliest kind first. */
export function suggest(typed: string, { lists, articles }: SuggestionSources): Suggestion[] {
  const words = wordsOf(typed);
  return [
    ...(lists ? sizesFor(typed, lists.sizes) : []),
    ...(lists ? carsFor(words, lists.carMakes) : []),
    ...(lists ? brandsFor(words, lists.brands) : []),
    ...(lists ? modelsFor(words, lists.models.items) : []),
    ...servicesFrom(typed)
      .slice(0, MOST_SERVICES)
      .map(({ to, title }) => ({ to, title, detail: 'Service' })),
    ...(articles?.blogPosts.items ?? []).map(({ slug, title }) => ({
      to: `/blog/${slug}`,
      title,
      detail: 'Article',
    })),
  ];
}
