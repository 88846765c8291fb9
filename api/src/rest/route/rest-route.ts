import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { UploadedFile } from '../../platform/files/uploaded-file.ts';
import type { JsonSchema } from './json-schema.ts';
import type { RestRefusal } from './rest-refusal.ts';
import type { RestTag } from './rest-tags.ts';

/** A request as its schemas read it. */
export interface RestInput<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The files of a form; empty for JSON. */
  readonly files: readonly UploadedFile[];
  /** The sender's own Idempotency-Key, in a form that fits the schema's; left out if there is none. */
  readonly onceKey?: string;
}

/** A list that may be longer than one document can request. It is read and sent chunk by chunk. */
export interface LongList<Data, Variables, Input> {
  /** The range requested, counted from 0; null if one document answers all of it. */
  readonly range: (input: Input) => { readonly first: number; readonly count: number } | null;
  /**
   * @param page of chunks of `limit` items; the first is 1.
   * @param counted whether the total is needed as well.
   */
  readonly variables: (
    input: Input,
    piece: { readonly page: number; readonly limit: number; readonly counted: boolean },
  ) => Variables;
  /** The name of the list in the answer. */
  readonly name: string;
  readonly items: (data: Data) => readonly unknown[];
  /**
   * The properties that follow the list in the answer.
   * @param data of the chunk that was counted.
   */
  readonly tail: (data: Data, input: Input) => Readonly<Record<string, unknown>>;
}

/** A path of the shim: its input, its document and its answer. */
export interface RouteDefinition<Data, Variables, Params, Query, Body, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters in braces. */
  readonly path: string;
  /** Its purpose in a few words. */
  readonly summary: string;
  /** The group it is listed in. */
  readonly tag: RestTag;
  readonly document: TypedDocumentNode<Data, Variables>;
  /** Refuses guests and API keys although the document is open to them. */
  readonly signedIn?: boolean;
  readonly params?: JsonSchema<Params>;
  readonly query?: JsonSchema<Query>;
  readonly body?: JsonSchema<Body>;
  /** The body may also be a form with pictures, or is a form that is one file. */
  readonly takesForms?: true | 'ONE_FILE';
  readonly answer: JsonSchema<Answer>;
  /** The status of success; 200 by default. */
  readonly status?: 200 | 201;
  /** Its refusals besides those of every path (400, 401, 403, 405, 413, 415, 429). */
  readonly refusals?: Readonly<Record<number, string>>;
  /** How a repeated write is prevented. */
  readonly once?: OnceOnly<RestInput<Params, Query, Body>, Answer>;
  readonly variables: (input: RestInput<Params, Query, Body>) => Variables;
  /** @throws RestRefusal if the data contain nothing to answer with. */
  readonly shape: (data: Data, input: RestInput<Params, Query, Body>) => Answer;
  readonly longList?: LongList<Data, Variables, RestInput<Params, Query, Body>>;
}

/** A write whose reply is stored under its Idempotency-Key. */
export interface OnceOnly<Input, Answer> {
  /** How a repetition without a key is recognised, for things that the shop refuses to have twice. */
  readonly repetition?: Repetition<Input, Answer>;
  /** The shop recognises a repetition by `onceKey`: a write whose outcome is unknown is simply sent again. */
  readonly resumes?: true;
}

export interface Repetition<Input, Answer> {
  /**
   * The kind of thing written, and its values in one spelling, however they were sent; null if they cannot be
   * compared.
   */
  readonly of: (input: Input) => { readonly of: string; readonly values: unknown } | null;
  /**
   * Whether a refusal is due to the thing made before.
   * @param answer to the first request.
   */
  readonly isInTheWay: (answer: Answer, refusal: RestRefusal) => boolean;
}

/** The properties of any body. */
export type Body = Readonly<Record<string, unknown>>;

/** A path as the server and the OpenAPI document see it, whatever its types. */
export type RestRoute = RouteDefinition<unknown, Record<string, unknown>, unknown, unknown, Body, unknown>;

/**
 * Defines a path. The compiler checks that its schemas, its document and its functions fit each other;
 * afterwards their types are dropped.
 */
export function route<Data, Variables, Params, Query, Body, Answer>(
  definition: RouteDefinition<Data, Variables, Params, Query, Body, Answer>,
): RestRoute {
  return definition as unknown as RestRoute;
}
