import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { UploadedFile } from '../platform/uploaded-file.ts';
import type { JsonSchema } from './json-schema.ts';
import type { RestRefusal } from './rest-refusal.ts';

/** A request as its schemas read it. */
export interface RestInput<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** What came with a form; empty for JSON. */
  readonly files: readonly UploadedFile[];
}

/** A list that may be longer than one document asks for. It is read and sent piece by piece. */
export interface LongList<Data, Variables, Input> {
  /** Which items are asked for, the first being 0; null when one document answers them all. */
  readonly range: (input: Input) => { readonly first: number; readonly count: number } | null;
  /** @param page of pieces of `limit` items; the first is 1. @param counted whether the total is wanted as well. */
  readonly variables: (
    input: Input,
    piece: { readonly page: number; readonly limit: number; readonly counted: boolean },
  ) => Variables;
  /** The name of the list in the answer. */
  readonly name: string;
  readonly items: (data: Data) => readonly unknown[];
  /** What follows the list in the answer. @param data of the piece that was counted. */
  readonly tail: (data: Data, input: Input) => Readonly<Record<string, unknown>>;
}

/** A path of the shim: what it takes, what the schema is asked, what it answers. */
export interface RouteDefinition<Data, Variables, Params, Query, Body, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters in braces. */
  readonly path: string;
  /** What it is for, in a few words. */
  readonly summary: string;
  /** The group it stands in. */
  readonly tag: string;
  readonly document: TypedDocumentNode<Data, Variables>;
  /** Refuses guests and API keys although the document is open to them. */
  readonly signedIn?: boolean;
  readonly params?: JsonSchema<Params>;
  readonly query?: JsonSchema<Query>;
  readonly body?: JsonSchema<Body>;
  /** The body may come as a form too, with files. */
  readonly takesForms?: boolean;
  readonly answer: JsonSchema<Answer>;
  /** Of a good answer; 200 unless said. */
  readonly status?: 200 | 201;
  /** What it refuses, and when, besides what every path may (400, 401, 403, 405, 413, 415, 429). */
  readonly refusals?: Readonly<Record<number, string>>;
  /** How a write is kept from happening twice. */
  readonly once?: OnceOnly<RestInput<Params, Query, Body>, Answer>;
  readonly variables: (input: RestInput<Params, Query, Body>) => Variables;
  /** @throws RestRefusal where the data say that there is nothing to answer with. */
  readonly shape: (data: Data, input: RestInput<Params, Query, Body>) => Answer;
  readonly longList?: LongList<Data, Variables, RestInput<Params, Query, Body>>;
}

/** A write whose reply is kept under its Idempotency-Key. */
export interface OnceOnly<Input, Answer> {
  /** How a repetition is told that came without a key, where the shop refuses to have the same thing twice. */
  readonly repetition?: Repetition<Input, Answer>;
}

export interface Repetition<Input, Answer> {
  /** What the write is of, and its values in one spelling, however they were sent; null when it cannot be told. */
  readonly of: (input: Input) => { readonly of: string; readonly values: unknown } | null;
  /** Whether a refusal comes of what was made before. @param answer to the first request. */
  readonly isInTheWay: (answer: Answer, refusal: RestRefusal) => boolean;
}

/** The properties of a body, whatever they are. */
export type Body = Readonly<Record<string, unknown>>;

/** A path as the server and the OpenAPI document see it, whatever it takes and gives. */
export type RestRoute = RouteDefinition<unknown, Record<string, unknown>, unknown, unknown, Body, unknown>;

/** States a path. Its schemas, its document and its functions must fit each other; what they are is forgotten afterwards. */
export function route<Data, Variables, Params, Query, Body, Answer>(
  definition: RouteDefinition<Data, Variables, Params, Query, Body, Answer>,
): RestRoute {
  return definition as unknown as RestRoute;
}
