import type { Client, ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { paths } from '../contract/rest-paths.generated.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** The REST paths that have a method. */
export type RestPath<Of extends Method> = ClientPathsWithMethod<Client<paths>, Of>;

/** Options that would change the form of the answer, or send the request past the client. */
type Fixed = 'parseAs' | 'fetch' | 'baseUrl' | 'middleware';

type Asked<Path extends RestPath<Of>, Of extends Method> = MaybeOptionalInit<paths[Path], Of>;

type Content<Operation> = Operation extends { requestBody?: infer Body }
  ? Exclude<Body, undefined> extends { content: infer Types }
    ? Types
    : never
  : never;

/** Files are sent as a form. */
type WithForm<Init, Operation> =
  Content<Operation> extends { 'multipart/form-data': unknown }
    ? Init extends { body?: infer Body }
      ? Omit<Init, 'body'> & { body: Body | FormData }
      : Init
    : Init;

/** Parameters, body, headers and signal of a request. */
export type RestInit<Path extends RestPath<Of>, Of extends Method> =
  Exclude<Asked<Path, Of>, undefined> extends infer Init
    ? WithForm<Omit<Init, Fixed>, paths[Path][Of]>
    : never;

type InitArgument<Path extends RestPath<Of>, Of extends Method> =
  undefined extends Asked<Path, Of> ? [init?: RestInit<Path, Of>] : [init: RestInit<Path, Of>];

/** The body of a successful answer. */
export type RestData<Path extends RestPath<Of>, Of extends Method> = MethodResponse<Client<paths>, Of, Path>;

/** @throws ShopError for every answer but a success. */
export type RestMethod<Of extends Method> = <Path extends RestPath<Of>>(
  path: Path,
  ...init: InitArgument<Path, Of>
) => Promise<{ readonly data: RestData<Path, Of>; readonly response: Response }>;

type QueryOf<Path extends RestPath<'get'>> = NonNullable<paths[Path]['get']['parameters']['query']>;

/** The paths of lists that come in pages. */
export type PagedPath = {
  [Path in RestPath<'get'>]: [QueryOf<Path>] extends [never]
    ? never
    : 'page' extends keyof QueryOf<Path>
      ? Path
      : never;
}[RestPath<'get'>];

/** The calls of REST. */
export interface RestCalls {
  readonly GET: RestMethod<'get'>;
  /** Repeated only where the path takes an idempotency key, which is made for each call unless it is given. */
  readonly POST: RestMethod<'post'>;
  /** Repeated like POST. */
  readonly PUT: RestMethod<'put'>;
  /** Repeated like POST. */
  readonly DELETE: RestMethod<'delete'>;
  /**
   * Iterates over all items of a list, from the page in the query on. A page is loaded when its first item is asked
   * for.
   * @param select gives the items in the data.
   * @throws ShopError
   */
  items<Path extends PagedPath, Item>(
    path: Path,
    init: RestInit<Path, 'get'>,
    select: (data: RestData<Path, 'get'>) => readonly Item[],
  ): AsyncGenerator<Item, void, undefined>;
}
