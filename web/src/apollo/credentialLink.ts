import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { catchError, mergeMap, of, throwError, type Observable } from 'rxjs';

/** The identity that this browser sends to the server. */
export interface Credential {
  /** Null for a guest. */
  token: () => string | null;
  /** Called when the server refuses this token: it expired, was revoked, or was idle too long (reason IDLE). */
  onRefused: (token: string, reason?: string) => void;
}

/** The context of an operation. `isUnattended` is for pages that poll: it says whether the visitor is away. */
interface ByItself {
  headers?: Record<string, string>;
  isUnattended?: () => boolean;
}

const UNAUTHORISED = 401;

/** The reason in the body of a refusal, if it gives one. */
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
 * Sends the bearer token with every operation. If the server refuses the token, a query is retried as a guest,
 * because most of the shop is public. A mutation isn't, so that no order is placed without its account.
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
