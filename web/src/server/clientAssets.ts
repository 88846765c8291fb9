import type { Manifest, ManifestChunk } from 'vite';

/**
 * Where the browser's files are: `built` names them by Vite's manifest (`dist/client/.vite/manifest.json`),
 * `dev` leaves them to a running Vite server, whose own script the caller adds with `transformIndexHtml`.
 */
export type ClientAssets = { mode: 'built'; manifest: Manifest } | { mode: 'dev' };

export interface PageAssets {
  modules: string[];
  modulePreloads: string[];
  stylesheets: string[];
  /** Scripts that the first paint waits for. */
  earlyScripts: string[];
}

const SHOP_ENTRY = 'src/entry-client.tsx';
const THEME_ENTRY = 'src/entry-theme.ts';
const PLAYGROUND_ENTRY = 'src/playground/entry-playground.tsx';

/** The chunk and all its static imports, at any depth. */
function withImports(manifest: Manifest, key: string, found = new Map<string, ManifestChunk>()) {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.set(key, chunk);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
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
      earlyScripts: [`/${THEME_ENTRY}`],
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
    earlyScripts: urls([entryChunk(manifest, THEME_ENTRY).file]),
  };
}

/** The files that the page of this name (`ShopRoute`) needs from the start. */
export function pageAssets(assets: ClientAssets, pageName: string): PageAssets {
  return entryAssets(assets, SHOP_ENTRY, (key) => key.endsWith(`/${pageName}.tsx`));
}

/** The files that the playground needs from the start. */
export function playgroundAssets(assets: ClientAssets): PageAssets {
  return entryAssets(assets, PLAYGROUND_ENTRY);
}

/** The look of the shop, for pages that need no script. */
export function lookAssets(assets: ClientAssets): PageAssets {
  return { ...entryAssets(assets, SHOP_ENTRY), modules: [], modulePreloads: [] };
}
