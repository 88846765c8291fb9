import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { Paging } from '../../../../platform/lists/page.ts';
import type { Miss } from '../../search/index.ts';
import type { ProductFilter } from './contract/product.inputs.ts';
import type { ReadListing } from './listing-reader.ts';

/**
 * The filter fields that count as a search. Any other field only narrows one, and finding nothing then isn't a failed
 * search.
 */
const SEARCHED: ReadonlySet<string> = new Set<keyof ProductFilter>([
  'width',
  'profile',
  'diameter',
  'sizes',
  'categories',
]);
const SIZED: ReadonlySet<string> = new Set(['SIZE', 'LOAD_INDEX', 'SPEED_RATING']);

interface Request {
  readonly filter: ProductFilter;
  readonly search: string;
  readonly paging: Paging;
}

/** The failed searches of a listing that found nothing; none for a registration or an email address. */
export function failedSearchesOf(
  { filter, search, paging }: Request,
  { understood: { parts, text, isVehicleUnknown }, leftOut }: ReadListing,
  isEmpty: boolean,
): Miss[] {
  const isNarrowed = Object.entries(filter).some(
    ([field, value]) => !SEARCHED.has(field) && !(Array.isArray(value) && value.length === 0),
  );
  const isPersonal = search.includes('@') || parts.some(({ kind }) => kind === 'REGISTRATION');
  if (paging.page > 1 || isNarrowed || isPersonal) return [];
  if (leftOut !== null) return [{ kind: 'WORDS', understood: '', words: leftOut }];
  if (!isEmpty) return [];
  if (isVehicleUnknown) return [{ kind: 'WORDS', understood: '', words: search }];
  if (parts.length === 0 && text === null) return sizesOf(filter).map(sizeMiss);
  return [
    {
      kind: text === null && parts.every(({ kind }) => SIZED.has(kind)) ? 'SIZE' : 'WORDS',
      understood: parts.map(({ label }) => label).join(' '),
      words: text ?? '',
    },
  ];
}

function sizeMiss(size: string): Miss {
  return { kind: 'SIZE', understood: size, words: '' };
}

/** The whole sizes of a filter, as printed on a sidewall. */
function sizesOf({ sizes = [], width, profile, diameter }: ProductFilter): string[] {
  const measured = width && profile && diameter ? [`${width}/${profile} R${diameter}`] : [];
  return [...sizes, ...measured].flatMap((text) => {
    const size = parseTyreSize(text);
    return size ? [formatTyreSize(size)] : [];
  });
}
