import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const STYLES = fileURLToPath(new URL('src/styles/fonts.css', import.meta.url));
const CACHE = fileURLToPath(new URL('node_modules/.cache/fonts', import.meta.url));
const require = createRequire(import.meta.url);
const LATIN = require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
const EXTENDED =
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2');

/** The package file that each of our fonts is cut from. */
const SOURCES = { english: LATIN, accents: LATIN, extended: EXTENDED };

/** The part of a font that a rule in `fonts.css` uses. */
interface Face {
  /** The characters (`unicode-range`) that the browser takes from the file. */
  readonly characters: string;
  /** The ranges of weight and, in per cent, width that the styles use. */
  readonly axes: Readonly<Record<'wght' | 'wdth', { readonly min: number; readonly max: number }>>;
}

/** @throws Error if the styles have no rule for the file, or one without these ranges. */
function faceOf(styles: string, name: string): Face {
  const rule = styles
    .match(/@font-face \{[^}]*\}/g)
    ?.find((text) => text.includes(`'@archivo/${name}.woff2'`));
  const read = (property: string): string => {
    const [, value] = new RegExp(String.raw`${property}:([^;]*);`).exec(rule ?? '') ?? [];
    if (value === undefined) throw new Error(`fonts.css says nothing of ${property} for ${name}.`);
    return value;
  };
  const axis = (property: string): { min: number; max: number } => {
    const [min = NaN, max = NaN] = read(property).match(/\d+/g)?.map(Number) ?? [];
    return { min, max };
  };
  const characters = [...read('unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    },
  );
  return {
    characters: characters.join(''),
    axes: { wght: axis('font-weight'), wdth: axis('font-stretch') },
  };
}

/** Cuts a font down to its rule's ranges, unless that's already done. Returns the file's path. */
async function cutDown(name: string, sourceFile: string): Promise<string> {
  const source = await readFile(sourceFile);
  const { characters, axes } = faceOf(await readFile(STYLES, 'utf8'), name);
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([characters, axes]))
    .digest('hex')
    .slice(0, 16);
  const file = join(CACHE, key, `archivo-${name}.woff2`);
  if (existsSync(file)) return file;
  const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: axes });
  await mkdir(join(CACHE, key), { recursive: true });
  // Two builds can run at the same time, so write under another name first.
  await writeFile(`${file}.${process.pid}`, font);
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/**
 * Archivo comes with all widths from 62 to 125 %, all weights from 100 up and hundreds of letters that English
 * doesn't use: two thirds of its 90 kB. @returns aliases for the files named in `fonts.css`, cut down to what its
 * rules use.
 */
export function smallerFonts(): Promise<{ find: RegExp; replacement: string }[]> {
  return Promise.all(
    Object.entries(SOURCES).map(async ([name, source]) => ({
      // Some imports add `?url`.
      find: new RegExp(`^@archivo/${name}\\.woff2`),
      replacement: await cutDown(name, source),
    })),
  );
}
