export const BLOG = '/admin/blog';
/** The list, as the screens of single articles lead back to it. */
export const BACK_TO_BLOG = { to: BLOG, label: 'Blog' };
export const NEW_POST = `${BLOG}/new`;
export const LABELS = `${BLOG}/labels`;

/** The address of the editor of an article. */
export const postEditPath = (id: number): string => `${BLOG}/${id}`;
