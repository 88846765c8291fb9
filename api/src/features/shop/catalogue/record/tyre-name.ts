import { slugOf } from '@treadline/schema/trade/values/slug';
import type { SearchReading } from '../../search/index.ts';

/**
 * Whether a name that is also a vehicle's means tyres in a search: it is a phrase, a brand or a model as it
 * stands, or a part of one. A mere slip away from a tyre's name, as Discovery from Discoverer, it does not.
 * @param reading how the name alone is read.
 * @param unread the words of the whole search that mean no tyre.
 */
export function isTyreName(name: string, { parts, text }: SearchReading, unread: string | null): boolean {
  const spelling = joined(name);
  if (parts.length === 0) return text === null || !joined(unread ?? '').includes(joined(text));
  return parts.some(
    ({ kind, label, value }) =>
      (kind !== 'BRAND' && kind !== 'MODEL') || joined(label) === spelling || joined(value) === spelling,
  );
}

function joined(name: string): string {
  return slugOf(name).replaceAll('-', '');
}
