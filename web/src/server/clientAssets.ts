import type { Manifest, ManifestChunk } from 'vite';
import type { DocumentParts } from '../lib/head/document.ts';

/**
 * The source of the browser's files. `built` names them by Vite's manifest (`dist/client/.vite/manifest.json`); `dev`
 * leaves them to a running Vite server, whose own script the caller adds with `transformIndexHtml`.
 */
export type ClientAssets = { mode: 'built'; manifest: Manifest } | { mode: 'dev' };

/** The files that a page's document names. */
export type PageAssets = Pick<
  DocumentParts,
  'modules' | 'modulePreloads' | 'stylesheets' | 'earlyScript' | 'afterPaint'
>;

const SHOP_ENTRY = 'src/entry-client.tsx';
const EARLY_ENTRY = 'src/entry-early.ts';
const PLAYGROUND_ENTRY = 'src/playground/entry-playground.tsx';

/** The chunk and all its static imports, at any depth, imports first. */
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

/** The files the browser needs for one entry and for the chunks it's about to request. */
function entryAssets(
  assets: ClientAssets,
  entryName: string,
  isPart: (key: string) => boolean = () => false,
): PageAssets {
  if (assets.mode === 'dev')
    return {
      modules: [`/${entryName}`],
      modulePreloads: [],
      stylesheets: ['/src/styles/shop.css'],
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
 * The files that a page (`ShopRoute`) needs from the start. Its scripts run only after the first paint. Vite's dev
 * server inserts its own before them.
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

/** The shop's styles, for pages that need no script. */
export function lookAssets(assets: ClientAssets): PageAssets {
  return { ...entryAssets(assets, SHOP_ENTRY), modules: [], modulePreloads: [] };
}
