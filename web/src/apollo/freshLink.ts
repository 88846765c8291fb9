import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, startWith, Subject, switchMap, take } from 'rxjs';

/**
 * Asks a query again that is on its way when a change is answered: what it brings may have been read before the change.
 * Apollo takes it for the answer to whoever asks after the change, too:
 * https://github.com/apollographql/apollo-client/issues/13429
 */
export function freshLink(): ApolloLink {
  const changes = new Subject<void>();
  return new ApolloLink((operation, forward) => {
    // What is only counted changes nothing that a query brings.
    if (operation.getContext().changesNothing) return forward(operation);
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(finalize(() => changes.next()));
    // Whose question it is, the links that follow say anew.
    const { headers } = operation.getContext();
    const ask = () => {
      operation.setContext({ headers });
      return forward(operation);
    };
    return changes.pipe(startWith(undefined), switchMap(ask), take(1));
  });
}
