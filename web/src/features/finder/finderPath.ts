import { formatTyreSize, parseTyreSize } from '@treadline/schema/trade/tyre-size';
import { sizeChoices } from './finderChoices.ts';
import { sizeParts, type FinderFields, type SizePart } from './finderFields.ts';

type Size = Pick<FinderFields, SizePart>;

/** The three figures of a size such as 205/55 R16; null when the finder does not offer one of them. */
export function sizeFrom(text: string): Size | null {
  const parsed = parseTyreSize(text);
  if (!parsed) return null;
  const { width, profile, diameter } = parsed;
  const size = { width: String(width), profile: String(profile), diameter: String(diameter) };
  return sizeParts.every((part) => sizeChoices[part].includes(size[part])) ? size : null;
}

/** The first figure of the size that is still to be chosen. */
export function missingSizePart(fields: FinderFields): SizePart | undefined {
  return sizeParts.find((part) => fields[part] === '');
}

function listingPath(asked: Record<string, string>, { category, season, brand }: FinderFields): string {
  const chosen = Object.entries({ ...asked, category, season, brand }).filter(([, value]) => value !== '');
  return `/shop?${new URLSearchParams(chosen)}`;
}

/** The listing of a size, narrowed by whatever else was chosen. Call it once no part of the size is missing. */
export function sizePath(fields: FinderFields): string {
  const [width, profile, diameter] = sizeParts.map((part) => Number(fields[part]));
  return listingPath({ search: formatTyreSize({ width, profile, diameter }) }, fields);
}

/** The listing of what fits a registration, narrowed by whatever else was chosen. */
export function registrationPath(fields: FinderFields): string {
  return listingPath({ registration: fields.registration.trim() }, fields);
}
