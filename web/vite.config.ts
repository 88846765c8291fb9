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

/** React Router names its development build, which carries its warnings, for everybody. */
const router = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development([/\\\\])index\.mjs$/, 'production$1index.mjs');

/**
 * Marks what React Router makes at the top of its module as made without effect, and leaves its names for React's tools
 * out: what the shop does not import (forms, fetchers, the scripts of its framework) is dropped then. So is what links
 * fetch ahead for that framework; the shop has preloadOnIntent.
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

/** Longer files, those of the playground's editor, take too long to wait for. */
const MOST_COMPRESSED_BYTES = 1_000_000;
/** The best quality but one: the best takes twice the time for 2 % less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes scripts and styles compressed beside themselves, so that the server compresses none for a visitor. */
const compressed: Plugin = {
  name: 'compressed',
  async writeBundle({ dir = '' }, bundle) {
    const compress = promisify(brotliCompress);
    const files = Object.values(bundle).map((file) => ({
      name: file.fileName,
      bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
    }));
    const worthIt = files.filter(
      ({ name, bytes: { length } }) => /\.(?:css|js)$/.test(name) && length <= MOST_COMPRESSED_BYTES,
    );
    await Promise.all(
      worthIt.map(async ({ name, bytes }) =>
        writeFile(join(dir, `${name}.br`), await compress(bytes, QUALITY)),
      ),
    );
  },
};

/** What every page stands on. It changes when a package does, so browsers keep it over most releases. */
const FRAMEWORK = {
  name: 'framework',
  test: new RegExp(
    String.raw`node_modules[/\\](?:react|react-dom|scheduler|react-router|react-router-dom|` +
      String.raw`@apollo[/\\]client|rxjs|@wry[/\\]\w+|optimism)[/\\]`,
  ),
  priority: 4,
};

/** Apollo tells documents apart by their text; the browser has something shorter. */
const DOCUMENT_KEY = fileURLToPath(new URL('src/apollo/documentKey.ts', import.meta.url));

/** Parts that the admin, forms or the pages of an order share: the listing does without them. */
const APART =
  'ChoiceField|ConfirmDialog|DropArea|LoadFailed|RichText|TextArea|articleHtml|country|delivery-method|dispute-|' +
  'email-|failureText|fieldPaths|inputRule|order-number|order-status|payment-status|photographs|postal-|' +
  'refund-status|tracking-number';

/** Works something out of the finished graph of modules when it is first asked for. */
function once<T>(work: (context: Rolldown.ChunkingContext) => T): (context: Rolldown.ChunkingContext) => T {
  let known: { value: T } | undefined;
  return (context) => (known ??= { value: work(context) }).value;
}

/** What entries or pages need from the start: their static imports, at any depth. */
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
/** Pages that show other things than tyres, for what they share with those that do. */
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
 * What every page loads anyway, whatever else needs it too; other groups would take parts of it along. Without the
 * entry itself: the playground has parts of this in common, and must not begin the shop.
 */
const SHELL = {
  name: (id: string, context: Rolldown.ChunkingContext) =>
    inEntry(context).has(id) && !id.endsWith('entry-client.tsx') ? 'shell' : null,
  test: OURS,
  priority: 3,
};

const OF_ONE_PURPOSE = /web[/\\]src[/\\](?:features|routes)[/\\]/;

/**
 * Else a listing or a product would be thirty files: dozens of small ones pack badly, and each is a request of its own.
 * What the listing has in common with other pages shows tyres, and the rest is its filters; what a product has in
 * common with a model shows one tyre. A page that needs a part of such a file loads the whole of it, so what pages of
 * other things need too is a file apart. A group takes along what its modules need, unless an earlier one has it: hence
 * the order.
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

/** What most pages show. */
const SHARED_PARTS = {
  name: 'parts',
  test: new RegExp(
    String.raw`(?:web[/\\]src[/\\](?:(?:ui|lib)[/\\]\w+|apollo)|schema[/\\]trade(?:[/\\]\w+)+)[/\\]` +
      String.raw`(?!${APART})[^/\\]+$`,
  ),
  minShareCount: 12,
  priority: 2,
};

/** The question of a first visit; all pages ask it. */
const COUNTING = {
  name: 'counting',
  test: /features[/\\]counting[/\\](?:CountingQuestion|useAnswer|DeleteVisitorData|providerSentence)/,
};

/** Icons are some hundred bytes each. */
const ICONS = { name: 'icons', test: /node_modules[/\\]lucide-react[/\\]/, minShareCount: 5, priority: 2 };

/**
 * Pages whose parts are fetched together with them when they are opened from another page. The lists of all pages would
 * be 4 kB of every first view.
 */
const OFTEN_NEXT = /\/(?:Cart|Checkout|Product|Shop)(?:Page|Route)-/;

/**
 * Built twice: for the browser into `dist/client`, with a manifest from which the server names scripts and
 * styles, and for the server into `dist/server`, whole, so that it runs React's production build whatever
 * NODE_ENV says and needs no package beside it.
 */
export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [droppableRouter, compressed])],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  resolve: {
    // RxJS's modern build: its other one carries helpers for old browsers.
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
    // The security policy allows no data: URLs for scripts, styles and fonts.
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
