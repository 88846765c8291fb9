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
