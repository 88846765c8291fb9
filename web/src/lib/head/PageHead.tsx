import { createContext, useContext, useEffect, useRef } from 'react';
import { announce } from '../browser/announcer.ts';
import { useInBrowser } from '../browser/BrowserOnly.tsx';
import { headTags, mainPictureTags, pageTitle, type HeadTag, type PageMeta, type Site } from './headTags.ts';
import { PAGE_READY } from './pageReady.ts';
import { PageResponseContext } from './pageResponse.ts';

export const SiteContext = createContext<Site>({ origin: '', shopName: '' });

/** Marks head elements that belong to the page and are removed with it. */
export const PAGE_TAG_ATTRIBUTE = 'data-page';

/**
 * Describes the page: title, description, canonical URL, robots, link preview, structured data. On the server the
 * tags go into the response; in the browser they replace the previous page's.
 */
export function PageHead(page: PageMeta) {
  const site = useContext(SiteContext);
  const response = useContext(PageResponseContext);
  const tags = headTags(page, site);
  if (response) {
    // The browser needs no preload, because the picture renders at the same time.
    response.head = [...mainPictureTags(page), ...tags];
    if (page.robots) response.headers['X-Robots-Tag'] = page.robots;
  }
  const title = pageTitle(page, site);
  const key = JSON.stringify(tags);
  // The page that's being hydrated came with its tags.
  const shown = useRef(useInBrowser() ? null : key);
  useEffect(() => {
    document.documentElement.setAttribute(PAGE_READY, '');
    if (shown.current === key) return;
    shown.current = key;
    const isNewPage = document.title !== title;
    const wanted: HeadTag[] = JSON.parse(key);
    replacePageTags(wanted);
    if (isNewPage) announce(title);
  }, [key, title]);
  return null;
}

function replacePageTags(tags: HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${PAGE_TAG_ATTRIBUTE}]`)) old.remove();
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.setAttribute(PAGE_TAG_ATTRIBUTE, '');
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}
