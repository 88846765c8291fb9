/** Search engines follow the links of another edition of a product's page, and list the main page instead. */
export const EDITION_ROBOTS = 'noindex,follow';
