import { slugOf } from '@treadline/schema/trade/values/slug';
import type { SearchReading } from '../../search/index.ts';

/**
 * Whether a name that is also a vehicle's means tyres in a search: it's a phrase, exactly a brand or model, or a part
 * of one. A near miss of a tyre's name doesn't count, such as Discovery for Discoverer.
 * @param reading the name parsed on its own.
 * @param unread the words of the whole search that don't describe a tyre.
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
