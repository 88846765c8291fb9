import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { Kind, type DocumentNode } from 'graphql';
import { EMPTY } from 'rxjs';

function isMutation({ definitions }: DocumentNode): boolean {
  return definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation',
  );
}

/**
 * An operation exactly as the client sends it: with `__typename` in every selection, and without directives that only
 * the cache uses. It runs through a client whose link only records.
 */
export function documentAsSent(document: DocumentNode): DocumentNode {
  const sent: DocumentNode[] = [];
  const listen = new ApolloLink(({ query }) => {
    sent.push(query);
    return EMPTY;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: listen, ssrMode: true });
  // Nothing ever answers, so ignore the promise.
  const answered = isMutation(document)
    ? client.mutate({ mutation: document })
    : client.query({ query: document, fetchPolicy: 'no-cache' });
  answered.catch(() => undefined);
  client.stop();
  const [asSent] = sent;
  if (!asSent) throw new Error('The client did not send the operation synchronously.');
  return asSent;
}
