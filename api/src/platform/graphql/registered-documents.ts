import { createHash } from 'node:crypto';
import type { ApolloServerOptions } from '@apollo/server';

/**
 * The web client's own documents by the SHA-256 of their text. They're exempt from the cost limit, and can be sent as a
 * hash alone.
 */
export type RegisteredDocuments = ReadonlyMap<string, string>;

type DocumentStore = NonNullable<
  Exclude<ApolloServerOptions<never>['persistedQueries'], false | undefined>['cache']
>;

/** Apollo puts this before each hash. */
const APOLLO_PREFIX = 'apq:';

/** @param texts the documents exactly as the client hashes them. */
export function registerDocuments(texts: readonly string[]): RegisteredDocuments {
  return new Map(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
}

/**
 * Apollo's lookup of hashes sent without a text. It holds only the build's documents: Apollo's own store would keep
 * whatever anonymous callers send, and lose the client's documents at every restart.
 */
export function documentStore(registered: RegisteredDocuments): DocumentStore {
  return {
    get: async (key) => registered.get(key.slice(APOLLO_PREFIX.length)),
    set: async () => undefined,
    delete: async () => false,
  };
}
