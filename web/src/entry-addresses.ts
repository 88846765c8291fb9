/** What the HTTP server must know of each page's address. It's apart from `entry-server`, which renders in a thread. */
export { rememberedPages } from './rememberedPages.ts';
export { listedPaths, pagePaths } from './router.tsx';
export { pageUrl } from './server/pageParameters.ts';
