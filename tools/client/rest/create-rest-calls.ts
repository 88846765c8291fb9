import createOpenapiClient, { type Middleware } from 'openapi-fetch';
import { keyedWrites } from '../contract/keyed-writes.generated.ts';
import type { paths } from '../contract/rest-paths.generated.ts';
import { parseJson, restErrorOf } from '../errors/read-error.ts';
import { itemsOfPages } from '../paging/items-of-pages.ts';
import type { Send } from '../sending/sender.ts';
import { isLastPage, type PagedData } from './last-page.ts';
import type { PagedPath, RestCalls } from './rest-calls.ts';

const NO_CONTENT = 204;
const KEY_HEADER = 'idempotency-key';

/** The part that all requests for lists share. */
interface ListInit {
  readonly params?: { readonly query?: { readonly page?: number } };
}
type GetList = (path: PagedPath, init: ListInit) => Promise<{ readonly data: PagedData }>;

/** Gives a successful answer on; throws the error that any other stands for, a broken body included. */
async function successOf(response: Response): Promise<Response> {
  const text = await response.text();
  const saysJson = response.headers.get('content-type')?.includes('json') ?? false;
  const isWhole = text === '' ? response.status === NO_CONTENT : saysJson && parseJson(text) !== undefined;
  if (!response.ok || !isWhole) throw restErrorOf(response, text);
  return new Response(text === '' ? null : text, response);
}

/** Whether a request can be sent again; a write that takes an idempotency key is given one, unless it has one. */
function makeRepeatable(request: Request, path: string): boolean {
  if (request.method === 'GET') return true;
  if (!keyedWrites.has(`${request.method} ${path}`)) return false;
  if (!request.headers.has(KEY_HEADER)) request.headers.set(KEY_HEADER, crypto.randomUUID());
  return true;
}

/** Sends every request in place of openapi-fetch, which builds it and reads the answer. */
function sendingBy(send: Send): Middleware {
  return {
    onRequest: ({ request, schemaPath }) =>
      send(request, { isRepeatable: makeRepeatable(request, schemaPath), read: successOf }),
  };
}

/** @param address of the shop, without a slash at the end. */
export function createRestCalls(address: string, send: Send): RestCalls {
  const client = createOpenapiClient<paths>({ baseUrl: address });
  client.use(sendingBy(send));
  // openapi-fetch answers data or an error. Here errors are thrown, so that data is always there.
  const { GET, POST, PUT, DELETE } = client as unknown as RestCalls;
  const get = GET as unknown as GetList;
  return {
    GET,
    POST,
    PUT,
    DELETE,
    items(path, init, select) {
      const { params = {}, ...rest } = init as ListInit;
      return itemsOfPages(params.query?.page ?? 1, async (page) => {
        const { data } = await get(path, {
          ...rest,
          params: { ...params, query: { ...params.query, page } },
        });
        const items = select(data as Parameters<typeof select>[0]);
        return { items, isLast: isLastPage(data, page, items.length) };
      });
    },
  };
}
