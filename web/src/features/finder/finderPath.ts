import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { tyresPath } from '../../lib/paths/tyrePaths.ts';
import { sizeChoices } from './finderChoices.ts';
import { sizeParts, type FinderFields, type SizePart } from './finderFields.ts';

type Size = Pick<FinderFields, SizePart>;

/** The three parts of a size such as 205/55 R16; null if the finder doesn't offer one of them. */
export function sizeFrom(text: string): Size | null {
  const parsed = parseTyreSize(text);
  if (!parsed) return null;
  const { width, profile, diameter } = parsed;
  const size = { width: String(width), profile: String(profile), diameter: String(diameter) };
  return sizeParts.every((part) => sizeChoices[part].includes(size[part])) ? size : null;
}

/** The first part of the size not yet chosen. */
export function missingSizePart(fields: FinderFields): SizePart | undefined {
  return sizeParts.find((part) => fields[part] === '');
}

function listingPath(asked: Record<string, string>, { category, season, brand }: FinderFields): string {
  const chosen = Object.entries({ ...asked, category, season, brand }).filter(([, value]) => value !== '');
  return tyresPath(Object.fromEntries(chosen));
}

function wholeSize(fields: FinderFields): string {
  const [width, profile, diameter] = sizeParts.map((part) => Number(fields[part]));
  return formatTyreSize({ width, profile, diameter });
}

/** The path of a size's listing, narrowed by the other choices. Call it once the size is complete. */
export function sizePath(fields: FinderFields): string {
  return listingPath({ search: wholeSize(fields) }, fields);
}

/** The same listing as {@link sizePath}, with the size as a filter. */
export function sizeFilterPath(fields: FinderFields): string {
  return listingPath({ size: wholeSize(fields) }, fields);
}

/** The path of the listing for a registration, narrowed by the other choices. */
export function registrationPath(fields: FinderFields): string {
  return listingPath({ registration: fields.registration.trim() }, fields);
}

/** The same listing as {@link registrationPath}, with the alternative parameter for a plate. */
export function licensePath(fields: FinderFields): string {
  return listingPath({ license: fields.registration.trim() }, fields);
}
