import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOf, type Demand } from '../platform/access/auth-demand.ts';
import type { StaffPath } from '../platform/features/staff-path.ts';
import type { Context } from '../platform/services/context.ts';
import type { Scope } from '../platform/services/scope.enum.ts';
import { megabytes, TABLE_LIMITS } from '../platform/tables/table-limits.ts';
import { LongListTurns } from './long-list-turns.ts';
import type { RestParts } from './rest-server.ts';
import { answerRefusal } from './route/rest-errors.ts';
import { restOperation } from './route/rest-operation.ts';
import { RestRefusal } from './route/rest-refusal.ts';

const TOO_LARGE = `A file can be up to ${megabytes(TABLE_LIMITS.bytes)}.`;

const demandOf = (scope: Scope): Demand => ({ requires: 'ADMIN', scope, orderKey: false });

/** Serves the features' paths for staff. A caller without the scope is refused before a byte of the body is read. */
export async function installStaffPaths(
  app: FastifyInstance,
  paths: readonly StaffPath[],
  { apollo, contextOf, noteRefused }: Pick<RestParts, 'apollo' | 'contextOf' | 'noteRefused'>,
): Promise<void> {
  const turns = new LongListTurns();
  await app.register(async (scope) => {
    const contexts = new WeakMap<FastifyRequest, Context>();
    scope.setErrorHandler((error: Parameters<typeof answerRefusal>[0], _request, reply) => {
      const isTooLarge = 'statusCode' in error && error.statusCode === 413;
      return answerRefusal(isTooLarge ? new RestRefusal(413, TOO_LARGE) : error, reply);
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const { method, path, scope: needed, mostBytes, serve } of paths)
      scope.route({
        method,
        url: path,
        exposeHeadRoute: false,
        ...(mostBytes === undefined ? {} : { bodyLimit: mostBytes }),
        onRequest: async (request, reply) => {
          void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
          const context = await contextOf(request, reply);
          const refusal = refusalOf(context.viewer, [demandOf(needed)]);
          if (refusal) {
            await noteRefused(context, [`${method} ${path}`]);
            throw refusal;
          }
          contexts.set(request, context);
        },
        handler: async (request, reply) => {
          const context = contexts.get(request);
          if (!context) throw new TypeError('The caller of a staff path wasn’t identified.');
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          return serve({
            request,
            reply,
            context,
            bytes,
            beginList: (items) => turns.begin(context.network, items),
            async ask<Data>(document: TypedDocumentNode<Data, never>, variables: object) {
              const { run } = restOperation(apollo, document);
              const own = { ...context, ownDocument: true };
              const { data } = await turns.read(context.network, () => run({ ...variables }, own));
              return data as Data;
            },
          });
        },
      });
  });
}
