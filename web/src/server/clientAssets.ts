import type { Manifest, ManifestChunk } from 'vite';
import type { DocumentParts } from '../lib/head/document.ts';

/**
 * Where the browser's files are: `built` names them by Vite's manifest (`dist/client/.vite/manifest.json`),
 * `dev` leaves them to a running Vite server, whose own script the caller adds with `transformIndexHtml`.
 */
export type ClientAssets = { mode: 'built'; manifest: Manifest } | { mode: 'dev' };

/** The files of a page, as its document names them. */
export type PageAssets = Pick<
  DocumentParts,
  'modules' | 'modulePreloads' | 'stylesheets' | 'earlyScript' | 'afterPaint'
>;

const SHOP_ENTRY = 'src/entry-client.tsx';
const EARLY_ENTRY = 'src/entry-early.ts';
const PLAYGROUND_ENTRY = 'src/playground/entry-playground.tsx';

/** The chunk and all its static imports, at any depth; each after those that it imports. */
function withImports(manifest: Manifest, key: string, found = new Map<string, ManifestChunk>()) {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.set(key, chunk);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  found.delete(key);
  return found.set(key, chunk);
}

function entryChunk(manifest: Manifest, entryName: string): ManifestChunk {
  const entry = manifest[entryName];
  if (!entry) throw new Error(`The client manifest has no ${entryName}: build web before starting.`);
  return entry;
}

/** The files the browser needs for one entry and for the chunks it is about to request. */
function entryAssets(
  assets: ClientAssets,
  entryName: string,
  isPart: (key: string) => boolean = () => false,
): PageAssets {
  if (assets.mode === 'dev')
    return {
      modules: [`/${entryName}`],
      modulePreloads: [],
      stylesheets: ['/src/styles/global.css'],
      earlyScript: `/${EARLY_ENTRY}`,
    };
  const { manifest } = assets;
  const entry = entryChunk(manifest, entryName);
  const chunks = withImports(manifest, entryName);
  const part = Object.keys(manifest).find(isPart);
  if (part) withImports(manifest, part, chunks);
  const urls = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
  const all = [...chunks.values()];
  return {
    modules: urls([entry.file]),
    modulePreloads: urls(all.map(({ file }) => file).filter((file) => file !== entry.file)),
    stylesheets: urls(all.flatMap(({ css }) => css ?? [])),
    earlyScript: `/${entryChunk(manifest, EARLY_ENTRY).file}`,
  };
}

/**
 * The files that the page of this name (`ShopRoute`) needs from the start. Its scripts come after what they bring to
 * life is on the screen; Vite's server adds its own before them.
 */
export function pageAssets(assets: ClientAssets, pageName: string): PageAssets {
  const files = entryAssets(assets, SHOP_ENTRY, (key) => key.endsWith(`/${pageName}.tsx`));
  const [module] = files.modules;
  if (assets.mode === 'dev' || !module) return files;
  return {
    ...files,
    modules: [],
    modulePreloads: [],
    afterPaint: [...files.modulePreloads, module],
  };
}

/** The files that the playground needs from the start. */
export function playgroundAssets(assets: ClientAssets): PageAssets {
  return entryAssets(assets, PLAYGROUND_ENTRY);
}

/** The look of the shop, for pages that need no script. */
export function lookAssets(assets: ClientAssets): PageAssets {
  return { ...entryAssets(assets, SHOP_ENTRY), modules: [], modulePreloads: [] };
}
