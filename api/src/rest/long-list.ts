import { setImmediate as turn } from 'node:timers/promises';
import type { Body, LongList, RestInput } from './rest-route.ts';

/** Small enough to hold nobody up: a piece is read, shaped and written within a few milliseconds. */
const PIECE = 50;

/** Which items of the whole list: how many, from which on; the first is 0. */
export interface Range {
  readonly first: number;
  readonly count: number;
}

type Input = RestInput<unknown, unknown, Body>;
export type AnyList = LongList<unknown, Record<string, unknown>, Input>;

/**
 * Writes a list as JSON, piece by piece, as fast as its reader takes it; no more than a piece is in memory. What is
 * added or taken away meanwhile may move others by a place.
 * @param read asks the schema for a piece.
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
    yield `${page === firstPage ? `{"${list.name}":[` : ''}${page === firstPage || wanted.length === 0 ? '' : ','}${wanted.join(',')}`;
    if (piece.length < PIECE) break;
    left -= wanted.length;
    skip = 0;
    // Others get their turn between two pieces.
    await turn();
  }
  yield `],${JSON.stringify(list.tail(counted, input)).slice(1)}`;
}
