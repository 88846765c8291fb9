/** A page on the shop's origin without scripts, for filling the browser's storage. */
export const QUIET_PAGE = '/robots.txt';
