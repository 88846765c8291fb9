import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { Kind, type DocumentNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartQuoteDocument } from '../features/cart/quote/CartQuote.generated.ts';
import { CreateCheckoutDocument } from '../features/checkout/placing/CreateCheckout.generated.ts';
import { FaqDocument } from '../routes/info/faq/FaqRoute.generated.ts';
import { ProductListDocument } from '../routes/shop/query/ShopListing.generated.ts';
import { ownOperations, registeredDocuments } from '../server/registeredDocuments.ts';
import { documentAsSent } from './documentAsSent.ts';
import { registrationOf } from './registration.ts';
import { sendLink } from './sendLink.ts';

const NOT_FOUND = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};
const SHARED = FaqDocument as DocumentNode;

/** A request as the server receives it. */
interface Sent {
  method: string;
  query: string | undefined;
  hash: string | undefined;
  variables: unknown;
}

interface Posted extends Pick<Sent, 'query' | 'variables'> {
  extensions?: { persistedQuery?: { sha256Hash: string } };
}

let sent: Sent[];
/** The server's answers in order; the last one repeats. */
let answers: { status?: number; type?: string; body: object }[];

beforeEach(() => {
  sent = [];
  answers = [{ body: { data: {} } }];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    sent.push(readRequest(address, request));
    const {
      status = 200,
      type = 'application/graphql-response+json',
      body,
    } = (answers.length > 1 ? answers.shift() : answers[0]) ?? { body: {} };
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
  });
});
afterEach(() => vi.unstubAllGlobals());

function readRequest(address: string, { method = '', body }: RequestInit): Sent {
  const { searchParams } = new URL(address, 'http://shop.test');
  const inAddress = (name: string): unknown => JSON.parse(searchParams.get(name) ?? 'null');
  const { query, variables, extensions } = (
    method === 'GET'
      ? {
          query: searchParams.get('query') ?? undefined,
          variables: inAddress('variables'),
          extensions: inAddress('extensions'),
        }
      : JSON.parse(String(body))
  ) as Posted;
  return { method, query, hash: extensions?.persistedQuery?.sha256Hash, variables };
}

/**
 * Sends a request through the link to a fake server behind `fetch`. Returns the first error's code, if there is one.
 */
async function ask(document: DocumentNode, variables: Record<string, unknown> = {}): Promise<unknown> {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: sendLink() });
  const isWrite = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'mutation',
  );
  const options = { variables, fetchPolicy: 'no-cache', errorPolicy: 'all' } as const;
  const { error } = isWrite
    ? await client.mutate({ mutation: document, ...options })
    : await client.query({ query: document, ...options });
  return error?.message;
}

const hashOf = (document: unknown) => registrationOf(document as DocumentNode)?.hash;

describe('the documents registered by the build', () => {
  it('all have the hash that the server computes from their text', async () => {
    const operations = ownOperations();
    expect(operations.length).toBeGreaterThan(40);
    const sha256 = async (text: string) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
    const hashes = await Promise.all(registeredDocuments().map(sha256));
    // The link reads the registration from the document it receives, after Apollo's transformations.
    expect(operations.map((operation) => registrationOf(documentAsSent(operation))?.hash)).toEqual(hashes);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('are shared if all their root fields are', () => {
    const shared = Object.fromEntries(
      [SHARED, ProductListDocument, CartQuoteDocument, CreateCheckoutDocument].map((document) => [
        print(document).match(/\w+ (\w+)/)?.[1],
        registrationOf(document)?.shared,
      ]),
    );
    expect(shared).toEqual({ Faq: true, ProductList: true, CartQuote: false, CreateCheckout: false });
  });
});

describe('a registered document', () => {
  it('is sent by GET with hash and variables but no text if the answer can be shared', async () => {
    const variables = { search: '205/55 R16 & more', page: 1, limit: 48, sort: 'NAME_ASC', filter: {} };
    await ask(ProductListDocument, variables);
    expect(sent).toEqual([
      {
        method: 'GET',
        query: undefined,
        hash: hashOf(ProductListDocument),
        variables: expect.objectContaining({ search: '205/55 R16 & more' }),
      },
    ]);
  });

  it.each([
    ['is private', CartQuoteDocument],
    ['is a write', CreateCheckoutDocument],
  ])('is sent by POST with its hash but no text if it %s', async (_, document) => {
    await ask(document, { input: { postcode: 'SW1A 1AA' } });
    expect(sent).toEqual([
      {
        method: 'POST',
        query: undefined,
        hash: hashOf(document),
        variables: { input: { postcode: 'SW1A 1AA' } },
      },
    ]);
  });

  it('is sent by POST if its variables are too long for a URL', async () => {
    await ask(ProductListDocument, { search: 'x'.repeat(5_000) });
    expect(sent).toMatchObject([{ method: 'POST', query: undefined, hash: hashOf(ProductListDocument) }]);
  });
});

describe('a server of another build', () => {
  it.each([
    ['question', SHARED, ['GET', 'POST']],
    ['write', CreateCheckoutDocument, ['POST', 'POST']],
  ])('receives the full text of an unknown %s once', async (_, document, methods) => {
    answers = [{ body: NOT_FOUND }, { body: { data: { anything: null } } }];
    expect(await ask(document)).toBeUndefined();
    expect(sent.map(({ method, hash }) => [method, hash])).toEqual([
      [methods[0], hashOf(document)],
      [methods[1], undefined],
    ]);
    expect(sent[1]?.query).toBe(print(documentAsSent(document)));
  });

  it('receives no third request', async () => {
    answers = [{ body: NOT_FOUND }];
    expect(await ask(SHARED)).toBe('PersistedQueryNotFound');
    expect(sent).toHaveLength(2);
  });

  it.each([
    [
      'a fault',
      {
        status: 500,
        body: {
          errors: [
            { message: 'Something went wrong at our end.', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
          ],
        },
      },
    ],
    ['a busy server', { status: 503, body: { success: false, error: 'Service Unavailable' } }],
    ['a proxy', { status: 502, type: 'application/json', body: { data: {} } }],
  ])('receives no second request after %s', async (_, answer) => {
    answers = [answer];
    expect(await ask(CreateCheckoutDocument as DocumentNode)).toBeDefined();
    expect(sent).toHaveLength(1);
  });
});

it('an unregistered document is sent as text', async () => {
  await ask(gql /* GraphQL */ `
    query Free {
      shopStats {
        products
      }
    }
  `);
  expect(sent).toMatchObject([
    { method: 'POST', query: expect.stringContaining('query Free'), hash: undefined },
  ]);
});
