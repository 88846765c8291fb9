import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FILES = ['archivo-latin-standard-normal', 'archivo-latin-ext-standard-normal'];
/** The weights and, in per cent, the widths that the shop's styles ask for; `fonts.css` states the same. */
const AXES = { wght: { min: 400, max: 850 }, wdth: { min: 100, max: 125 } };
/** Of the blocks that `fonts.css` gives to each file, the characters that text in Latin script is written with. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x300, 0x304],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20c0],
  [0x2100, 0x2265],
] as const;

const CACHE = fileURLToPath(new URL('node_modules/.cache/fonts', import.meta.url));
const require = createRequire(import.meta.url);

/** Cuts a font down to what the shop uses of it, once; returns the file. */
async function cutDown(name: string): Promise<string> {
  const source = await readFile(require.resolve(`@fontsource-variable/archivo/files/${name}.woff2`));
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([AXES, RANGES]))
    .digest('hex');
  const file = join(CACHE, key.slice(0, 16), `${name}.woff2`);
  if (existsSync(file)) return file;
  const characters = RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  ).join('');
  const font = await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: AXES });
  await mkdir(join(CACHE, key.slice(0, 16)), { recursive: true });
  // Two builds may run beside each other.
  await writeFile(`${file}.${process.pid}`, font);
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/**
 * Archivo comes with all widths from 62 to 125 % and all weights from 100; two thirds of its 90 kB are for those that
 * the shop does not use. @returns aliases that put the smaller fonts in place of the package's.
 */
export function smallerFonts(): Promise<{ find: RegExp; replacement: string }[]> {
  return Promise.all(
    FILES.map(async (name) => ({
      // Imported as `….woff2?url`, too.
      find: new RegExp(`^@fontsource-variable/archivo/files/${name}\\.woff2`),
      replacement: await cutDown(name),
    })),
  );
}
