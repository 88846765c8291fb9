import { createContext, useContext } from 'react';
import type { HeadTag } from './headTags.ts';

/** Public answers are the same for everybody and may be kept by a CDN; private ones are kept nowhere. */
export type CachePolicy = 'public' | 'private';

/** What a page says about its own HTTP answer while the server renders it. */
export interface PageResponse {
  status: number;
  cache: CachePolicy;
  headers: Record<string, string>;
  /** The tags of the document's head, as the page last stated them. */
  head: HeadTag[];
  redirect?: string;
}

export const PageResponseContext = createContext<PageResponse | null>(null);

/** A page answers 200 and may be cached unless something in it says otherwise. */
export function createPageResponse(): PageResponse {
  return { status: 200, cache: 'public', headers: {}, head: [] };
}

/**
 * States the HTTP status of the page (404 for what does not exist) and who may keep the answer.
 * It means nothing in the browser, where the answer has long been given.
 */
export function usePageResponse(stated: { status?: number; cache?: CachePolicy }): void {
  const response = useContext(PageResponseContext);
  if (!response) return;
  if (stated.status !== undefined) response.status = stated.status;
  if (stated.cache !== undefined) response.cache = stated.cache;
}
