import { noSuchReference } from './api.error.ts';
import type { ParamReader } from './param.reader.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

interface WireList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/**
 * Cuts one page out of `items` (in display order), by Stripe's `limit`, `starting_after` and `ending_before`.
 * @throws ApiError 400 for an unknown cursor.
 */
export function listPage<T extends { id: string }>(
  items: readonly T[],
  params: ParamReader,
  url: string,
): WireList<T> {
  const limit = params.wholeNumber('limit', { min: 1, max: MAX_LIMIT }) ?? DEFAULT_LIMIT;
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (before !== undefined) {
    const end = positionOf(items, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(items, after, 'starting_after') + 1;
  return {
    object: 'list',
    data: items.slice(start, start + limit),
    has_more: start + limit < items.length,
    url,
  };
}

/** Stripe lists the newest first. */
export function newestFirst<T>(table: Map<string, T>): T[] {
  return [...table.values()].reverse();
}

function positionOf(items: readonly { id: string }[], id: string, param: string): number {
  const position = items.findIndex((item) => item.id === id);
  if (position === -1) throw noSuchReference('object', id, param);
  return position;
}
