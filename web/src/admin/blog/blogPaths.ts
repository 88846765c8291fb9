export const BLOG = '/admin/blog';
/** The back link of article screens. */
export const BACK_TO_BLOG = { to: BLOG, label: 'Blog' };
export const NEW_POST = `${BLOG}/new`;
export const LABELS = `${BLOG}/labels`;

export const postEditPath = (id: number): string => `${BLOG}/${id}`;
