import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../services/context.ts';
import type { Scope } from '../services/scope.enum.ts';

/** A request to a staff path, whose caller has its scope. */
export interface StaffRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: Context;
  /** The body as it was sent; empty for a GET. */
  readonly bytes: Buffer;
  /**
   * Runs a document on the shop's own schema as the caller, in turn with other long lists.
   * @throws RestRefusal for refusals of the schema.
   */
  readonly ask: <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>;
  /**
   * Admits a list with this many items, see LongListTurns. @returns a function that ends it.
   * @throws RestRefusal 429 if the caller is already receiving one.
   */
  readonly beginList: (items: number) => () => void;
}

/** A path for staff and keys whose files GraphQL can't carry. */
export interface StaffPath {
  readonly method: 'GET' | 'POST';
  /** With its parameters after colons. */
  readonly path: string;
  readonly scope: Scope;
  /** The most bytes of a body; absent if it takes none. */
  readonly mostBytes?: number;
  readonly serve: (call: StaffRequest) => Promise<FastifyReply>;
}
