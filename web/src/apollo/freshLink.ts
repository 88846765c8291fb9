import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { finalize, startWith, Subject, switchMap, take } from 'rxjs';

/**
 * Repeats a query that's in flight when a mutation completes, because its data may predate the mutation. Apollo would
 * also hand that data to components that request it after the mutation:
 * https://github.com/apollographql/apollo-client/issues/13429
 */
export function freshLink(): ApolloLink {
  const changes = new Subject<void>();
  return new ApolloLink((operation, forward) => {
    // Mutations that only count visits don't affect any query.
    if (operation.getContext().changesNothing) return forward(operation);
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(finalize(() => changes.next()));
    // Later links set the credential again, for the current session.
    const { headers } = operation.getContext();
    const ask = () => {
      operation.setContext({ headers });
      return forward(operation);
    };
    return changes.pipe(startWith(undefined), switchMap(ask), take(1));
  });
}
