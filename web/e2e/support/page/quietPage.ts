/** A page of the shop's origin without any script of its own, to fill the browser's stores on. */
export const QUIET_PAGE = '/robots.txt';
