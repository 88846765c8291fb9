import { createHash } from 'node:crypto';
import type { ApolloServerOptions } from '@apollo/server';

/** The web client's own documents, text by SHA-256 of the text. They are exempt from the cost limit, and a hash stands for its text. */
export type RegisteredDocuments = ReadonlyMap<string, string>;

type DocumentStore = NonNullable<
  Exclude<ApolloServerOptions<never>['persistedQueries'], false | undefined>['cache']
>;

/** Put by Apollo before each hash. */
const APOLLO_PREFIX = 'apq:';

/** @param texts the documents as the client means them when it sends a hash. */
export function registerDocuments(texts: readonly string[]): RegisteredDocuments {
  return new Map(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text]));
}

/**
 * Where Apollo looks up hashes that come without a text. It holds what the build knows and nothing else: Apollo's own
 * store would keep whatever strangers send, and forget the client's documents with every restart.
 */
export function documentStore(registered: RegisteredDocuments): DocumentStore {
  return {
    get: async (key) => registered.get(key.slice(APOLLO_PREFIX.length)),
    set: async () => undefined,
    delete: async () => false,
  };
}
