/** The attribute of the document's root once a page is hydrated or rendered. Browser tests and monitors wait for it. */
export const PAGE_READY = 'data-ready';
