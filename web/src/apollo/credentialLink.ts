import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, mergeMap, of, throwError, type Observable } from 'rxjs';

/** The identity that this browser sends to the server. */
export interface Credential {
  /** The token to send; null for a guest. */
  token: () => string | null;
  /** Called if the server no longer accepts this token: it expired, was revoked elsewhere, or not used (IDLE). */
  onRefused: (token: string, reason?: string) => void;
}

/** What an operation's context may hold: headers, and for a page that asks by itself whether nobody touches it. */
interface ByItself {
  headers?: Record<string, string>;
  isUnattended?: () => boolean;
}

const UNAUTHORISED = 401;

/** What the body of a refusal gives as its reason, if anything. */
function reasonIn(body: string): string | undefined {
  try {
    const { errors } = JSON.parse(body) as { errors: [{ extensions: { reason?: string } }] };
    return errors[0].extensions.reason;
  } catch {
    return undefined;
  }
}

function isRefusal({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
}

/**
 * Sends the bearer token with every operation. If the server refuses it, a query is sent again as a guest's,
 * because most of the shop is open to everybody; a mutation is not, lest an order be placed as nobody's.
 */
export function credentialLink(credential: Credential): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = credential.token();
    if (token === null) return forward(operation);

    const { headers, isUnattended } = operation.getContext() as ByItself;
    const unattended: Record<string, string> = isUnattended?.() ? { unattended: 'true' } : {};
    const sendWith = (identity: Record<string, string>) => {
      operation.setContext({ headers: { ...headers, ...unattended, ...identity } });
      return forward(operation);
    };
    let isRefused = false;
    const refuse = (reason?: string): Observable<ApolloLink.Result> | null => {
      isRefused = true;
      credential.onRefused(token, reason);
      return operation.operationType === OperationTypeNode.QUERY ? sendWith({}) : null;
    };
    return sendWith({ authorization: `Bearer ${token}` }).pipe(
      mergeMap((result) => (isRefusal(result) ? (refuse() ?? of(result)) : of(result))),
      catchError((error: unknown) => {
        const failure = throwError(() => error);
        return !isRefused && ServerError.is(error) && error.statusCode === UNAUTHORISED
          ? (refuse(reasonIn(error.bodyText)) ?? failure)
          : failure;
      }),
    );
  });
}
