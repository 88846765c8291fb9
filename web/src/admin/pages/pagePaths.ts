export const PAGES = '/admin/page-contents';
/** The back link of page screens. */
export const BACK_TO_PAGES = { to: PAGES, label: 'Pages' };
export const NEW_PAGE = `${PAGES}/new`;

export const editPath = (slug: string): string => `${PAGES}?edit=${encodeURIComponent(slug)}`;

export const historyPath = (slug: string): string => `${PAGES}/${encodeURIComponent(slug)}/history`;
