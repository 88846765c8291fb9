import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

// Why parts of libraries are cut out, and how far: docs/decisions/0202-cut-unused-parts-out-of-libraries.md

/**
 * Removes what React Router does only with a data router or in its framework mode, which the shop doesn't use: their
 * contexts are always empty. Marks its module-level calls as free of side effects and removes names for developer
 * tools, so that everything the shop doesn't import can be dropped.
 */
export const droppableRouter: Plugin = {
  name: 'droppable-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.(?:contextType|displayName) = .*;$/gm, '')
        .replace(
          /React\d*\.useContext\((?:DataRouter|DataRouterState|Fetchers|Framework|ViewTransition)Context\)/g,
          'null',
        )
        .replace(/^(function \w+\(.*), dataRouterOpts\) \{$/gm, '$1) { const dataRouterOpts = null;')
        .replace('isDataRoute ? useNavigateStable() : ', '')
        .replace(/= usePrefetchBehavior\([^)]*\)/g, '= []')
        .replace(/\bshouldPrefetch &&/g, 'false &&')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/**
 * Parts of Apollo that it runs for every query, although the shop uses none: data masking, fragments that suspend,
 * parsed scalars, directives that only the client understands, and results in several parts.
 */
const UNUSED_APOLLO: Readonly<Record<string, string>> = {
  FragmentReference: 'export class FragmentReference {}',
  coerceScalarFieldsToParsed: 'export const coerceScalarFieldsToParsed = (result) => result;',
  isDeferredFragment: 'export const isDeferredFragment = () => false;',
  isStreamField: 'export const isStreamField = () => false;',
  maskFragment: 'export const maskFragment = (data) => data;',
  maskOperation: 'export const maskOperation = (data) => data;',
  removeDirectivesFromDocument:
    'export const removeDirectivesFromDocument = (directives, document) => document;',
};

/**
 * Methods of Apollo's classes that run only for features the shop doesn't use: subscriptions, watched fragments,
 * `fetchMore`, `@defer`, `@stream`, custom scalars, and developer tools, which are off in production.
 */
const UNCALLED_METHODS = [
  'connectToDevTools',
  'fetchMore',
  'markSubscriptionResult',
  'prunePartialBoundariesImpl',
  'prunePartialStreamArrayImpl',
  'serializeInputArray',
  'serializeInputObject',
  'serializeVariablesValue',
  'startGraphQLSubscription',
  'subscribe',
  'subscribeToMore',
  'watchFragment',
  'watchSingleFragment',
];

const UNCALLED_METHOD = new RegExp(
  String.raw`^( {4}(?:${UNCALLED_METHODS.join('|')}))\([^]*?\) \{\n[^]*?^ {4}\}$`,
  'gm',
);

export const smallerApollo: Plugin = {
  name: 'smaller-apollo',
  load: {
    filter: {
      id: new RegExp(
        String.raw`@apollo[\\/]client[\\/].*[\\/](?:${Object.keys(UNUSED_APOLLO).join('|')})\.js$`,
      ),
    },
    handler: (id) => UNUSED_APOLLO[basename(id, '.js')],
  },
  transform: {
    filter: { id: /@apollo[\\/]client[\\/](?:core|cache[\\/](?:core|inmemory))[\\/]\w+\.js$/ },
    handler: (code) => ({
      code: code.replace(UNCALLED_METHOD, '$1() { throw new Error("Cut out: see decision 0202"); }'),
      map: null,
    }),
  },
};

/** Parts of RxJS for what neither Apollo nor the shop observes: streams, async iterables, values with a scheduler. */
export const smallerRxjs: Plugin = {
  name: 'smaller-rxjs',
  transform: {
    filter: { id: /rxjs[\\/]dist[\\/]esm[\\/]internal[\\/]observable[\\/](?:from|innerFrom)\.js$/ },
    handler: (code) => ({
      code: code
        .replace(/is(?:AsyncIterable|ReadableStreamLike)\(input\)/g, 'false')
        .replace('scheduler ? scheduled(input, scheduler) : ', ''),
      map: null,
    }),
  },
};

const DRAW_ICON = fileURLToPath(new URL('src/ui/base/drawIcon.tsx', import.meta.url));

/**
 * Replaces lucide's function that makes an icon; see drawIcon.tsx. Also leaves out an icon's name, its size, and the
 * keys of its parts, which that function doesn't need. In development, the server loads lucide whole.
 */
export const smallerIcons: Plugin = {
  name: 'smaller-icons',
  apply: 'build',
  load: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
    handler: () => `export { drawIcon as default } from ${JSON.stringify(DRAW_ICON)};`,
  },
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/ },
    handler: (code) => ({
      code: code.replace(/^ {2}(?:name: ".*"|size: 24),$/gm, '').replace(/,\s*key: "\w+"/g, ''),
      map: null,
    }),
  },
};

const ICON_IMPORT = /import \{([^}]+)\} from ["']lucide-react["'];?/g;

/** The file of an icon: `car-front` for `CarFront`. */
const iconFile = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase();

/** Imports each icon from its own file, so that the plan of chunks in vite.config.ts knows which pages need it. */
export const iconsByFile: Plugin = {
  name: 'icons-by-file',
  transform: {
    filter: { id: /web[\\/]src[\\/].*\.tsx?$/, code: 'lucide-react' },
    handler: (code) => ({
      code: code.replace(ICON_IMPORT, (_, names: string) =>
        names
          .split(',')
          .map((one) => one.trim().split(' as '))
          .map(
            ([name = '', local = name]) =>
              name && `import { default as ${local} } from 'lucide-react/icons/${iconFile(name)}';`,
          )
          .join(''),
      ),
      map: null,
    }),
  },
};
