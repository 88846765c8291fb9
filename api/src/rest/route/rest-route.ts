import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { UploadedFile } from '../../platform/files/uploaded-file.ts';
import type { JsonSchema } from './json-schema.ts';
import type { RestRefusal } from './rest-refusal.ts';
import type { RestTag } from './rest-tags.ts';

/** A request's parts as parsed by their schemas. */
export interface RestInput<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The files of a form; empty for JSON. */
  readonly files: readonly UploadedFile[];
  /** The sender's own Idempotency-Key, in the form the schema needs; absent if there isn't one. */
  readonly onceKey?: string;
}

/** A list that can be longer than one document can request. It's read and sent chunk by chunk. */
export interface LongList<Data, Variables, Input> {
  /** The requested range, counted from 0; null if one document answers all of it. */
  readonly range: (input: Input) => { readonly first: number; readonly count: number } | null;
  /**
   * @param piece.page which chunk of `limit` items; the first is 1.
   * @param piece.counted whether the total is needed as well.
   */
  readonly variables: (
    input: Input,
    piece: { readonly page: number; readonly limit: number; readonly counted: boolean },
  ) => Variables;
  /** The list's name in the answer. */
  readonly name: string;
  readonly items: (data: Data) => readonly unknown[];
  /**
   * The properties after the list in the answer.
   * @param data the data of the counted chunk.
   */
  readonly tail: (data: Data, input: Input) => Readonly<Record<string, unknown>>;
}

/** A REST path: its input, its document and its answer. */
export interface RouteDefinition<Data, Variables, Params, Query, Body, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters in braces. */
  readonly path: string;
  /** Its purpose in a few words. */
  readonly summary: string;
  /** The group it's listed in. */
  readonly tag: RestTag;
  readonly document: TypedDocumentNode<Data, Variables>;
  /** Refuses guests and API keys although the document is open to them. */
  readonly signedIn?: boolean;
  readonly params?: JsonSchema<Params>;
  readonly query?: JsonSchema<Query>;
  readonly body?: JsonSchema<Body>;
  /** The body can also be a form with pictures, or is a form that is one file. */
  readonly takesForms?: true | 'ONE_FILE';
  readonly answer: JsonSchema<Answer>;
  /** The status of success; 200 by default. */
  readonly status?: 200 | 201;
  /** Its refusals besides those of every path (400, 401, 403, 405, 413, 415, 429). */
  readonly refusals?: Readonly<Record<number, string>>;
  /** How a repeated write is prevented. */
  readonly once?: OnceOnly<RestInput<Params, Query, Body>, Answer>;
  readonly variables: (input: RestInput<Params, Query, Body>) => Variables;
  /** @throws RestRefusal if the data contains nothing to answer with. */
  readonly shape: (data: Data, input: RestInput<Params, Query, Body>) => Answer;
  readonly longList?: LongList<Data, Variables, RestInput<Params, Query, Body>>;
}

/** A write whose reply is stored under its Idempotency-Key. */
export interface OnceOnly<Input, Answer> {
  /** How to recognise a repetition without a key, for records that the shop refuses to duplicate. */
  readonly repetition?: Repetition<Input, Answer>;
  /** The shop recognises a repetition by `onceKey`, so a write whose outcome is unknown is simply retried. */
  readonly resumes?: true;
}

export interface Repetition<Input, Answer> {
  /**
   * The kind of record written, and its values in canonical form, however they were sent; null if they can't be
   * compared.
   */
  readonly of: (input: Input) => { readonly of: string; readonly values: unknown } | null;
  /**
   * Whether a refusal is due to the record created before.
   * @param answer the answer to the first request.
   */
  readonly isInTheWay: (answer: Answer, refusal: RestRefusal) => boolean;
}

export type Body = Readonly<Record<string, unknown>>;

/** A path as the server and the OpenAPI document see it, without its types. */
export type RestRoute = RouteDefinition<unknown, Record<string, unknown>, unknown, unknown, Body, unknown>;

/**
 * Defines a path. The compiler checks that its schemas, document and functions fit each other; then their types are
 * dropped.
 */
export function route<Data, Variables, Params, Query, Body, Answer>(
  definition: RouteDefinition<Data, Variables, Params, Query, Body, Answer>,
): RestRoute {
  return definition as unknown as RestRoute;
}
