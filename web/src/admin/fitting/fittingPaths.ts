export const CENTRES_PATH = '/admin/fitting-centres';

export const centrePath = (slug: string): string => `${CENTRES_PATH}/${encodeURIComponent(slug)}`;

/** The link from other screens back to the list. */
export const BACK_TO_CENTRES = { to: CENTRES_PATH, label: 'Fitting centres' } as const;
