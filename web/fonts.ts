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

/** Of which file of the package each of ours is cut. */
const SOURCES = { english: LATIN, accents: LATIN, extended: EXTENDED };

/** What a rule of `fonts.css` says of its file. */
interface Face {
  /** The characters that the browser takes from it. */
  readonly characters: string;
  /** The weights and, in per cent, the widths that the styles ask for. */
  readonly axes: Readonly<Record<'wght' | 'wdth', { readonly min: number; readonly max: number }>>;
}

/** @throws Error if the styles have no rule for the file, or one without the ranges. */
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

/** Cuts a font down to what its rule says, once; returns the file. */
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
  // Two builds may run beside each other.
  await writeFile(`${file}.${process.pid}`, font);
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/**
 * Archivo comes with all widths from 62 to 125 %, all weights from 100 and hundreds of letters that English has not:
 * two thirds of its 90 kB. @returns aliases for the files that `fonts.css` names, cut down to what it says of them.
 */
export function smallerFonts(): Promise<{ find: RegExp; replacement: string }[]> {
  return Promise.all(
    Object.entries(SOURCES).map(async ([name, source]) => ({
      // Imported as `….woff2?url`, too.
      find: new RegExp(`^@archivo/${name}\\.woff2`),
      replacement: await cutDown(name, source),
    })),
  );
}
