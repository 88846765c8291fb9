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
import {
  droppableRouter,
  iconsByFile,
  smallerApollo,
  smallerIcons,
  smallerRxjs,
} from './smallerLibraries.ts';

/** React Router's package resolves to its development build, with all its warnings, even in production. */
const router = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development([/\\\\])index\.mjs$/, 'production$1index.mjs');

/** The best quality: three seconds of a build for 2 % less on each first view. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

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

const modulesOf = (...pages: readonly string[]) =>
  once((context) =>
    reachedFrom(
      pages.map((page) => `src/${page}.tsx`),
      context,
    ),
  );
const inEntry = modulesOf('entry-client');
const inHome = modulesOf('routes/home/HomeRoute');
const inListing = modulesOf('routes/shop/ShopRoute');
const inProduct = modulesOf('routes/product/ProductRoute');
const inModel = modulesOf('routes/model/ModelRoute');
const inTyre = modulesOf('routes/product/ProductRoute', 'routes/model/ModelRoute');
const inArticle = modulesOf('routes/blog/BlogPostRoute');
/** The kinds of pages at which most visitors arrive. */
const ARRIVALS = [inHome, inListing, inTyre, inArticle];
const inCart = modulesOf('routes/cart/CartRoute');
const inCheckout = modulesOf('routes/checkout/CheckoutRoute');
const inSale = modulesOf(
  'routes/account/AccountRoute',
  'routes/cart/CartRoute',
  'routes/checkout/CheckoutRoute',
  'routes/orders/OrderRoute',
);

const OURS = /^(?!.*node_modules)/;
const ICON = /node_modules[/\\]lucide-react[/\\]/;
const OF_NO_FEATURE = /web[/\\]src[/\\](?:lib|ui)[/\\](?!.*inputRules)/;
const OF_ONE_PURPOSE = /web[/\\]src[/\\](?:features|routes)[/\\]/;

/**
 * Whether most first views need a module: two kinds of arrivals, or one and the pages of a sale or the listing. An icon
 * is too small for a file of its own, so one kind is enough.
 */
function isShared(id: string, context: Rolldown.ChunkingContext): boolean {
  const kinds = ARRIVALS.filter((modules) => modules(context).has(id)).length;
  return (
    kinds > 1 ||
    (kinds > 0 && ICON.test(id)) ||
    (kinds > 0 && OF_NO_FEATURE.test(id) && [inListing, inSale].some((modules) => modules(context).has(id)))
  );
}

/**
 * The modules that every page loads, and those that most first views need. They're one file, because a large file
 * compresses better than several, and each is a request. Excludes the entry itself, because the playground shares
 * parts of this chunk and must not start the shop.
 */
const SHELL = {
  name: (id: string, context: Rolldown.ChunkingContext) =>
    !id.endsWith('entry-client.tsx') && (inEntry(context).has(id) || isShared(id, context)) ? 'shell' : null,
  test: new RegExp(`${OURS.source}|${ICON.source}`),
  priority: 3,
};

/**
 * The rest of the pages at which visitors arrive. A page that needs part of a chunk loads all of it, so what the
 * pages of a sale need too goes into a chunk of its own. A group pulls in its modules' dependencies unless an earlier
 * group has them, so the order matters.
 */
const PARTS_OF_PAGES = [
  { name: 'common', isIn: [inTyre, inSale] },
  { name: 'listing', isIn: [inListing] },
  { name: 'tyre', isIn: [inProduct, inModel] },
  { name: 'product', isIn: [inProduct] },
  { name: 'model', isIn: [inModel] },
  { name: 'home', isIn: [inHome] },
  { name: 'article', isIn: [inArticle] },
].map(({ name, isIn }, at) => ({
  name: (id: string, context: Rolldown.ChunkingContext) =>
    isIn.every((modules) => modules(context).has(id)) ? name : null,
  test: OF_ONE_PURPOSE,
  minShareCount: 2,
  priority: 1 - at / 10,
}));

/** Modules that only cart and checkout share. The admin needs some of their features, so those stay apart. */
const SALE = {
  name: (id: string, context: Rolldown.ChunkingContext) =>
    inCart(context).has(id) && inCheckout(context).has(id) ? 'sale' : null,
  test: /web[/\\]src[/\\](?:routes|features[/\\]cart)[/\\]/,
  priority: 0.1,
};

/** The consent question of a first visit, which any page can show. */
const COUNTING = {
  name: 'counting',
  test: /features[/\\]counting[/\\](?:CountingQuestion|useAnswer|DeleteVisitorData|providerSentence)/,
};

/** Icons of the other pages. They're only some hundred bytes each. */
const ICONS = { name: 'icons', test: ICON, minShareCount: 5, priority: 2 };

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
  plugins: [
    react(),
    tailwindcss(),
    smallerIcons,
    ...(isSsrBuild ? [] : [droppableRouter, smallerApollo, smallerRxjs, iconsByFile, compressed]),
  ],
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
      ? { input: ['src/entry-server.tsx', 'src/entry-addresses.ts', 'src/entry-documents.ts'] }
      : {
          input: [
            'src/entry-client.tsx',
            'src/entry-early.ts',
            'src/entry-worker.ts',
            'src/playground/entry-playground.tsx',
          ],
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: { groups: [FRAMEWORK, SHELL, ICONS, COUNTING, ...PARTS_OF_PAGES, SALE] },
          },
        },
  },
}));
