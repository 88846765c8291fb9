import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { smallerFonts } from './fonts.ts';

/** React Router's package resolves to its development build, with all its warnings, even in production. */
const router = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development([/\\\\])index\.mjs$/, 'production$1index.mjs');

/**
 * Marks React Router's module-level calls as free of side effects and removes the display names for React's developer
 * tools, so that everything the shop doesn't import (forms, fetchers, framework scripts) can be dropped. Also drops
 * the prefetching that links do for its framework mode; the shop has preloadOnIntent.
 */
const droppableRouter: Plugin = {
  name: 'droppable-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace('shouldPrefetch && !isAbsolute ?', 'false ?')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** The second-best quality: the best takes twice as long for 2 % less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes a compressed copy next to each script and stylesheet, so that the server doesn't compress per request. */
const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir = '' }, bundle) {
    const compress = promisify(brotliCompress);
    const files = Object.values(bundle).map((file) => ({
      name: file.fileName,
      bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
    }));
    const worthIt = files.filter(({ name }) => /\.(?:css|js)$/.test(name));
    await Promise.all(
      worthIt.map(async ({ name, bytes }) =>
        writeFile(join(dir, `${name}.br`), await compress(bytes, QUALITY)),
      ),
    );
  },
};

/**
 * The libraries under every page. They change only with package updates, so browsers keep them across most releases.
 */
const FRAMEWORK = {
  name: 'framework',
  test: new RegExp(
    String.raw`node_modules[/\\](?:react|react-dom|scheduler|react-router|react-router-dom|` +
      String.raw`@apollo[/\\]client|rxjs|@wry[/\\]\w+|optimism)[/\\]`,
  ),
  priority: 4,
};

/** Replaces Apollo's document printing with something shorter in the browser; see documentKey.ts. */
const DOCUMENT_KEY = fileURLToPath(new URL('src/apollo/documentKey.ts', import.meta.url));

/** Modules shared by the admin, forms or order pages, which the listing doesn't need. */
const APART =
  'ChoiceField|ConfirmDialog|DropArea|LoadFailed|RichText|TextArea|articleHtml|country|delivery-method|dispute-|' +
  'email-|failureText|fieldPaths|inputRule|order-number|order-status|payment-status|photographs|postal-|' +
  'refund-status|tracking-number';

/** Computes something from the finished module graph on first use. */
function once<T>(work: (context: Rolldown.ChunkingContext) => T): (context: Rolldown.ChunkingContext) => T {
  let known: { value: T } | undefined;
  return (context) => (known ??= { value: work(context) }).value;
}

/** The modules that entries or pages need from the start: their static imports, at any depth. */
function reachedFrom(files: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const file of files) {
    const id = fileURLToPath(new URL(file, import.meta.url));
    if (!context.getModuleInfo(id)) throw new Error(`The client has no ${file} to be packed by.`);
    visit(id);
  }
  return reached;
}

const inEntry = once((context) => reachedFrom(['src/entry-client.tsx'], context));
const inHome = once((context) => reachedFrom(['src/routes/home/HomeRoute.tsx'], context));
const inListing = once((context) => reachedFrom(['src/routes/shop/ShopRoute.tsx'], context));
const PRODUCT = 'src/routes/product/ProductRoute.tsx';
const inProduct = once((context) => reachedFrom([PRODUCT], context));
const inModel = once((context) => reachedFrom(['src/routes/model/ModelRoute.tsx'], context));
/** Pages about other things than tyres, to find what they share with pages of tyres. */
const OTHER_PAGES = [
  'admin/models/ModelScreen',
  'routes/account/AccountRoute',
  'routes/blog/BlogPostRoute',
  'routes/cart/CartRoute',
  'routes/checkout/CheckoutRoute',
  'routes/home/HomeRoute',
  'routes/info/policies/CookiesRoute',
  'routes/orders/OrderRoute',
  'routes/reviews/WriteReviewRoute',
].map((name) => `src/${name}.tsx`);
const inOthers = once((context) => reachedFrom(OTHER_PAGES, context));
const inElsewhere = once((context) => reachedFrom([...OTHER_PAGES, PRODUCT], context));

const OURS = /^(?!.*node_modules)/;

/**
 * The modules that every page loads anyway. Other groups would pull in parts of them. Excludes the entry itself,
 * because the playground shares parts of this chunk and must not start the shop.
 */
const SHELL = {
  name: (id: string, context: Rolldown.ChunkingContext) =>
    inEntry(context).has(id) && !id.endsWith('entry-client.tsx') ? 'shell' : null,
  test: OURS,
  priority: 3,
};

const OF_ONE_PURPOSE = /web[/\\]src[/\\](?:features|routes)[/\\]/;

/**
 * Without these groups, a listing or product page would be thirty files: dozens of small ones compress badly, and
 * each is a request. Modules that the listing shares with other pages show tyres, and its remaining ones are filters;
 * modules that product and model pages share show one tyre. A page that needs part of a chunk loads all of it, so
 * modules that other pages need too go into a chunk of their own. A group pulls in its modules' dependencies unless
 * an earlier group has them, so the order matters.
 */
const PARTS_OF_TYRES = [
  { name: 'tyres', test: OURS, isIn: [inListing, inElsewhere] },
  { name: 'listing', isIn: [inListing] },
  { name: 'common', test: OURS, isIn: [inProduct, inOthers] },
  { name: 'tyre', isIn: [inProduct, inModel] },
  { name: 'product', isIn: [inProduct] },
  { name: 'home', isIn: [inHome] },
].map(({ name, test = OF_ONE_PURPOSE, isIn }, at) => ({
  name: (id: string, context: Rolldown.ChunkingContext) =>
    isIn.every((modules) => modules(context).has(id)) ? name : null,
  test,
  minShareCount: 2,
  priority: 1 - at / 10,
}));

/** Shared by most pages. */
const SHARED_PARTS = {
  name: 'parts',
  test: new RegExp(
    String.raw`(?:web[/\\]src[/\\](?:(?:ui|lib)[/\\]\w+|apollo)|schema[/\\]trade(?:[/\\]\w+)+)[/\\]` +
      String.raw`(?!${APART})[^/\\]+$`,
  ),
  minShareCount: 12,
  priority: 2,
};

/** The consent question of a first visit, which any page can show. */
const COUNTING = {
  name: 'counting',
  test: /features[/\\]counting[/\\](?:CountingQuestion|useAnswer|DeleteVisitorData|providerSentence)/,
};

/** Icons are only some hundred bytes each. */
const ICONS = { name: 'icons', test: /node_modules[/\\]lucide-react[/\\]/, minShareCount: 5, priority: 2 };

/**
 * Pages whose chunks are preloaded together when opened from another page. Listing the chunks of every page would
 * cost 4 kB of every first view.
 */
const OFTEN_NEXT = /\/(?:Cart|Checkout|Product|Shop)(?:Page|Route)-/;

/**
 * Built twice. The browser build goes into `dist/client`, with a manifest from which the server names scripts and
 * styles. The server build goes into `dist/server` as one bundle, so that it runs React's production build whatever
 * NODE_ENV says and needs no packages beside it.
 */
export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [droppableRouter, compressed])],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  resolve: {
    // RxJS's modern build. The default one carries helpers for old browsers.
    conditions: isSsrBuild ? undefined : ['es2015', ...defaultClientConditions],
    alias: [
      { find: /^react-router$/, replacement: router },
      ...(await smallerFonts()),
      ...(isSsrBuild ? [] : [{ find: /^\.\/graphql\/print\.js$/, replacement: DOCUMENT_KEY }]),
    ],
  },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: {
    target: isSsrBuild ? 'node26' : 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { resolveDependencies: (file, parts) => (OFTEN_NEXT.test(file) ? parts : []) },
    // The content security policy forbids data: URLs for scripts, styles and fonts.
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: [
            'src/entry-client.tsx',
            'src/entry-early.ts',
            'src/entry-worker.ts',
            'src/playground/entry-playground.tsx',
          ],
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: { groups: [FRAMEWORK, SHELL, SHARED_PARTS, ICONS, COUNTING, ...PARTS_OF_TYRES] },
          },
        },
  },
}));
