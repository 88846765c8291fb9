import { ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import { registrationOf } from './registration.ts';

const PROTOCOL_VERSION = 1;
/** URLs may be 8 kB long on most of the way between a browser and the shop; this leaves room for the rest. */
const MOST_CHARACTERS_IN_ADDRESS = 4_000;

/** Whether the server did not know the hash, and so ran nothing. */
function isUnknown({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;
}

function fitsAddress(variables: object): boolean {
  return encodeURIComponent(JSON.stringify(variables)).length <= MOST_CHARACTERS_IN_ADDRESS;
}

/**
 * Sends the hash of a document in its place. Queries whose answer may be shared use GET, so that it can be
 * cached on the way; all others use POST, which keeps names, codes and numbers out of URLs and so out of
 * logs.
 *
 * A server of another build than this page may not know the hash. It has run nothing then, and is sent the
 * whole document, once, even for a mutation; other failures are left as they are.
 */
export function persistedLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const registration = registrationOf(operation.query);
    if (!registration) return forward(operation);

    const sendAs = (method: 'GET' | 'POST', includeQuery: boolean) => {
      const fetchOptions: object | undefined = operation.getContext().fetchOptions;
      operation.setContext({ http: { includeQuery }, fetchOptions: { ...fetchOptions, method } });
      return forward(operation);
    };
    operation.extensions.persistedQuery = { version: PROTOCOL_VERSION, sha256Hash: registration.hash };
    return sendAs(registration.shared && fitsAddress(operation.variables) ? 'GET' : 'POST', false).pipe(
      mergeMap((result) => {
        if (!isUnknown(result)) return of(result);
        delete operation.extensions.persistedQuery;
        return sendAs('POST', true);
      }),
    );
  });
}
