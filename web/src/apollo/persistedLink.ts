import { ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import { registrationOf } from './registration.ts';

const PROTOCOL_VERSION = 1;
/** Addresses may be 8 kB long on most of the way between a browser and the shop; this leaves room for the rest. */
const MOST_CHARACTERS_IN_ADDRESS = 4_000;

/** Whether the server says that it does not know the hash, and so has run nothing. */
function isUnknown({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;
}

function fitsAddress(variables: object): boolean {
  return encodeURIComponent(JSON.stringify(variables)).length <= MOST_CHARACTERS_IN_ADDRESS;
}

/**
 * Sends the hash of a document in its place. Questions whose answer anybody may share go by GET, so that it can be kept
 * on the way; all others by POST, which keeps names, codes and numbers out of addresses and so out of logs.
 *
 * A server of another build than this page may not know the hash. It has run nothing then, and is sent the whole
 * document, once, a write like any other; every other failure is left as it is.
 */
export function persistedLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const registration = registrationOf(operation.query);
    if (!registration) return forward(operation);

    const sendAs = (method: 'GET' | 'POST', includeQuery: boolean) => {
      const { fetchOptions } = operation.getContext() as { fetchOptions?: object };
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
