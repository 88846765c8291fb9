import type { Part } from './parts.ts';

/** Licences that let a shop run the part and pass the image on. A part with another one is looked at by a person. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Parts whose licence was looked at, and what it asks for. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-linux-x64': 'a library of its own, which anybody may exchange',
  'png-js': 'its file LICENSE is that of MIT',
};

const HEAD = `# Licences

The packages of others that the image holds, installed or bundled into the pages, and what each states as its licence.
\`npx -y pnpm@12 run licences\` writes this page from the lockfile and what is installed, for Linux on x64; \`check\`
compares the two and refuses a licence that nobody has looked at. The image itself holds the same list with
checksums and what needs what as \`/shop/parts.cdx.json\` (CycloneDX). Node.js and Debian's packages are not in either:
they come with the base image.

`;

const ROW = /^\| `(.+?)` +\| (\S+) +\| (.+?) +\|$/gm;

const NONE = 'none stated';

/** What the page says of each package, by `name@version`: all that is known of one that is not installed here. */
export function licencesOn(page: string): ReadonlyMap<string, string | null> {
  return new Map(
    [...page.matchAll(ROW)].map(([, name = '', version = '', said = '']) => {
      const [licence = NONE] = said.split('; ');
      return [`${name}@${version}`, licence === NONE ? null : licence];
    }),
  );
}

const stated = ({ name, licence }: Part): string =>
  [licence ?? NONE, LOOKED_AT[name]].filter(Boolean).join('; ');

/** The text of docs/licences.md, as the formatter leaves it. */
export function licencePage(parts: readonly Part[]): string {
  const rows = [
    ['Package', 'Version', 'Licence'],
    ...parts.map((part) => [`\`${part.name}\``, part.version, stated(part)]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[], filler = ' '): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return `${HEAD}${[line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('\n')}\n`;
}

const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));

/** What is wrong with the parts or their page, a sentence each. */
export function licenceFaults(parts: readonly Part[], page: string): string[] {
  const strange = parts
    .filter(({ name, licence }) => !isAllowed(licence ?? '') && !(name in LOOKED_AT))
    .map(
      ({ name, licence }) =>
        `${name} has the licence ${licence ?? 'none'}: look at it, then list it in tools/sbom/licence-page.ts.`,
    );
  return licencePage(parts) === page
    ? strange
    : [...strange, 'docs/licences.md is not up to date: run `npx -y pnpm@12 run licences`.'];
}
