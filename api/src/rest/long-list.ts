import { setImmediate as turn } from 'node:timers/promises';
import type { Body, LongList, RestInput } from './route/rest-route.ts';

/** Small enough not to hold anyone up: a chunk is read, shaped and written within a few milliseconds. */
const PIECE = 40;

/** A range of the whole list: the number of items, and the index of the first, counted from 0. */
export interface Range {
  readonly first: number;
  readonly count: number;
}

type Input = RestInput<unknown, unknown, Body>;
export type AnyList = LongList<unknown, Record<string, unknown>, Input>;

/**
 * Writes a list as JSON, chunk by chunk, as fast as its reader reads; only one chunk is in memory. Items added or
 * removed meanwhile can shift others by a place.
 * @param read queries the schema for a chunk.
 */
export async function* writeLongList(
  list: AnyList,
  input: Input,
  range: Range,
  read: (variables: Record<string, unknown>) => Promise<unknown>,
): AsyncGenerator<string> {
  const { first, count } = range;
  const firstPage = Math.floor(first / PIECE) + 1;
  let skip = first % PIECE;
  let left = count;
  let counted: unknown;
  for (let page = firstPage; left > 0; page += 1) {
    const data = await read(list.variables(input, { page, limit: PIECE, counted: page === firstPage }));
    counted ??= data;
    const piece = list.items(data);
    const wanted = piece.slice(skip, skip + left).map((item) => JSON.stringify(item));
    const separator = page === firstPage || wanted.length === 0 ? '' : ',';
    yield (page === firstPage ? `{"${list.name}":[` : separator) + wanted.join(',');
    if (piece.length < PIECE) break;
    left -= wanted.length;
    skip = 0;
    // Other requests get their turn between chunks.
    await turn();
  }
  yield `],${JSON.stringify(list.tail(counted, input)).slice(1)}`;
}
