import { ApolloLink } from '@apollo/client';
import { ServerError, ServerParseError } from '@apollo/client/errors';
import type { DocumentNode } from 'graphql';
import { Observable } from 'rxjs';
import { isRecord } from '../lib/text/record.ts';
import { registrationOf } from './registration.ts';

const ADDRESS = '/graphql';
const PROTOCOL_VERSION = 1;
/** URLs can be 8 kB long on most of the way between browser and shop; this leaves room for the rest. */
const MOST_CHARACTERS_IN_ADDRESS = 4_000;
const SPEC_TYPE = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

type Result = ApolloLink.Result;
/** Request options that callers and other links can set. */
interface Wishes {
  headers?: Record<string, string>;
  fetchOptions?: RequestInit;
}
type Body = Record<string, unknown>;

/** Loads the printer on demand: a browser whose server runs the same build never prints a document. */
async function printed(document: DocumentNode): Promise<string> {
  const { print } = await import('graphql/language/printer.js');
  return print(document);
}

/** Whether the server didn't know the hash, and so ran nothing. */
function isUnknown({ errors }: Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;
}

/** The GET URL of a query; null if it would be too long. */
function addressOf(body: Body): string | null {
  const variables = JSON.stringify(body['variables']);
  if (encodeURIComponent(variables).length > MOST_CHARACTERS_IN_ADDRESS) return null;
  const query = new URLSearchParams({
    operationName: String(body['operationName']),
    variables,
    extensions: JSON.stringify(body['extensions']),
  });
  return `${ADDRESS}?${query}`;
}

async function resultOf(response: Response): Promise<Result> {
  const bodyText = await response.text();
  const type = response.headers.get('content-type') ?? '';
  if (response.status >= 300 && !type.includes(SPEC_TYPE))
    throw new ServerError(`The server answered with status ${response.status}.`, { response, bodyText });
  let result: unknown;
  try {
    result = JSON.parse(bodyText);
  } catch (error) {
    throw new ServerParseError(error, { response, bodyText });
  }
  if (!isRecord(result) || !('data' in result || 'errors' in result))
    throw new ServerError('The server did not answer with GraphQL.', { response, bodyText });
  return result;
}

/**
 * Sends operations to the shop, as the document's hash instead of its text. Queries whose answer can be shared use
 * GET, so that it can be cached on the way. All others use POST, which keeps names, codes and numbers out of URLs and
 * so out of logs. Apollo has its own cache, so anything it requests must be current.
 *
 * A server running another build may not know the hash. It has run nothing then, so the full document is sent once,
 * even for a mutation. Other failures aren't retried. Unsubscribing aborts the request.
 */
export function sendLink(): ApolloLink {
  return new ApolloLink((operation) => {
    const { query, operationName, variables } = operation;
    const { headers, fetchOptions } = operation.getContext() as Wishes;
    const registration = registrationOf(query);

    async function ask(signal: AbortSignal): Promise<Result> {
      const body: Body = { operationName, variables };
      const send = async (address: string | null) => {
        const response = await fetch(address ?? ADDRESS, {
          cache: 'no-cache',
          ...fetchOptions,
          method: address === null ? 'POST' : 'GET',
          headers: { accept: `${SPEC_TYPE},${JSON_TYPE};q=0.9`, 'content-type': JSON_TYPE, ...headers },
          body: address === null ? JSON.stringify(body) : null,
          signal,
        });
        return resultOf(response);
      };
      if (registration) {
        body['extensions'] = { persistedQuery: { version: PROTOCOL_VERSION, sha256Hash: registration.hash } };
        const result = await send(registration.shared ? addressOf(body) : null);
        if (!isUnknown(result)) return result;
        delete body['extensions'];
      }
      body['query'] = await printed(query);
      return send(null);
    }

    return new Observable((observer) => {
      const broken = new AbortController();
      ask(broken.signal).then(
        (result) => {
          observer.next(result);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return () => broken.abort();
    });
  });
}
