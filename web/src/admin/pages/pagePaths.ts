export const PAGES = '/admin/page-contents';
/** The list, as the screens of single pages lead back to it. */
export const BACK_TO_PAGES = { to: PAGES, label: 'Pages' };
export const NEW_PAGE = `${PAGES}/new`;

/** The address of the editor of a page. */
export const editPath = (slug: string): string => `${PAGES}?edit=${encodeURIComponent(slug)}`;

/** The address of the history of a page. */
export const historyPath = (slug: string): string => `${PAGES}/${encodeURIComponent(slug)}/history`;
