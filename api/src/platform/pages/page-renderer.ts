import type { FormattedExecutionResult } from 'graphql';

/** A query of a page. */
export interface PageOperation {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

/** Runs a page's queries while it's rendered; always as a guest. */
export type ExecuteAsGuest = (operation: PageOperation) => Promise<FormattedExecutionResult>;

/** The facts that every document needs. */
interface HtmlRequest {
  readonly origin: string;
  readonly assets: unknown;
}

export interface PageRequest extends HtmlRequest {
  readonly url: string;
  readonly execute: ExecuteAsGuest;
}

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly redirect?: string;
}

/** The web client's entries for the server, however they were loaded. */
export interface PageRenderer extends PageAddresses {
  render(request: PageRequest): Promise<PageAnswer>;
  renderFailure(request: PageRequest): Promise<PageAnswer>;
  /** The document of the GraphQL playground, which runs only in the browser. */
  playgroundHtml(page: HtmlRequest): string | Promise<string>;
  /**
   * The page about the REST paths.
   *
   * @param page.document the OpenAPI document to show.
   */
  restDocsHtml(page: HtmlRequest & { readonly document: unknown }): string | Promise<string>;
  /** The text of every operation the client sends. */
  registeredDocuments(): Promise<string[]>;
}

/** The entry that knows each page's address. */
export interface PageAddresses {
  /**
   * The path and query by which a page is rendered and cached: the request's, without parameters that the page ignores.
   */
  pageUrl(url: string): string;
  /** All pages' paths as patterns, such as `/product/:key`. */
  readonly pagePaths: readonly string[];
  /**
   * The pages whose requests may be remembered, by pattern, with the parameters they may have then. Everything else may
   * say something about the visitor.
   */
  readonly rememberedPages: Readonly<Record<string, readonly string[]>>;
  /** The paths of single pages that search engines should find. */
  readonly listedPaths: readonly string[];
}
