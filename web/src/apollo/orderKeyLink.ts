import { ApolloLink } from '@apollo/client';

/** Sends the key of the order whose page is open, which lets a guest see and change it. */
export function orderKeyLink(key: () => string | null): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const held = key();
    if (held !== null)
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, 'order-key': held },
      }));
    return forward(operation);
  });
}
