import { createContext, useContext } from 'react';
import type { HeadTag, SiteLook } from './headTags.ts';

/** A CDN can cache public responses, which are the same for everybody; nothing may cache private ones. */
export type CachePolicy = 'public' | 'private';

/** The owner's part of the document's look. */
export interface DocumentLook extends Pick<SiteLook, 'icons'> {
  mainColour: string;
}

/** The HTTP response that a page sets while the server renders it. */
export interface PageResponse {
  status: number;
  cache: CachePolicy;
  headers: Record<string, string>;
  /** The tags for the document's head, as the page last set them. */
  head: HeadTag[];
  /** The owner's icons and main colour; null if the page has no frame. */
  look: DocumentLook | null;
  redirect?: string;
}

export const PageResponseContext = createContext<PageResponse | null>(null);

/** The default response: 200 and cacheable. */
export function createPageResponse(): PageResponse {
  return { status: 200, cache: 'public', headers: {}, head: [], look: null };
}

/**
 * Sets the page's HTTP status (404 if it doesn't exist) and its cache policy. It has no effect in the browser, where
 * the response has already arrived.
 */
export function usePageResponse(stated: { status?: number; cache?: CachePolicy }): void {
  const response = useContext(PageResponseContext);
  if (!response) return;
  if (stated.status !== undefined) response.status = stated.status;
  if (stated.cache !== undefined) response.cache = stated.cache;
}
