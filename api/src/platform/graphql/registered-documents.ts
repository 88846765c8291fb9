import { createHash } from 'node:crypto';
import type { ApolloServerOptions } from '@apollo/server';

/**
 * The web client's own documents by the SHA-256 of their text. They are exempt from the cost limit, and a
 * hash may stand for its text.
 */
export type RegisteredDocuments = ReadonlyMap<string, string>;

type DocumentStore = NonNullable<
  Exclude<ApolloServerOptions<never>['persistedQueries'], false | undefined>['cache']
>;

/** Put by Apollo before each hash. */
const APOLLO_PREFIX = 'apq:';

/** @param texts the documents as the client hashes them. */
export function registerDocuments(texts: readonly string[]): RegisteredDocuments {
  return new Map(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
}

/**
 * Where Apollo looks up hashes without a text. It holds the documents of the build and nothing else: Apollo's
 * own store would keep whatever strangers send, and lose the client's documents at every restart.
 */
export function documentStore(registered: RegisteredDocuments): DocumentStore {
  return {
    get: async (key) => registered.get(key.slice(APOLLO_PREFIX.length)),
    set: async () => undefined,
    delete: async () => false,
  };
}
