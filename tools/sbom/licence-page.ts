import type { Part } from './parts.ts';
import { VENDORED_COPIES, type VendoredCopy } from './vendored-copies.ts';

/** Licences that allow a shop to use the package and distribute the image. Any other licence needs a person's check. */
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

/** Packages whose licence has been checked, with the result. */
const LOOKED_AT: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-linux-x64': 'a separate library, which recipients can replace',
  'png-js': 'its LICENSE file is MIT’s',
};

const HEAD = `# Licences

The third-party packages in the image, installed or bundled into the pages, with the licence that each states.
\`npx -y pnpm@12 run licences\` writes this page from the lockfile and the installed packages, for Linux on x64;
\`check\` compares the two and refuses a licence that nobody has checked. The image itself contains the same list with
checksums and dependencies as \`/shop/parts.cdx.json\` (CycloneDX). Debian's packages are in neither,
because they come with the base image. Node.js is among the copies below.

`;

const COPIES_HEAD = `
## Copies that no lockfile names

Code and data of others that were copied into this repository, or that a package bundles. Neither the lockfile nor the
registry's list of vulnerabilities knows them, so compare their versions with their own projects' advisories when you
update packages. The list is [vendored-copies.ts](../tools/sbom/vendored-copies.ts); a test compares it with the files.

`;

const ROW = /^\| `(.+?)` +\| (\S+) +\| (.+?) +\|$/gm;

const NONE = 'none stated';
/** A commit is known by its first characters. */
const SHOWN_VERSION = 12;

/** The licence the page states for each package, by `name@version`: the only source for packages not installed here. */
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

/** A table of Markdown, as the formatter leaves it. */
function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[], filler = ' '): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, filler)).join(' | ')} |\n`;
  return [
    line(head),
    line(
      head.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row)),
  ].join('');
}

const copyRow = ({ name, version, licence, inPackage, path }: VendoredCopy): string[] => [
  name,
  version?.slice(0, SHOWN_VERSION) ?? NONE,
  licence,
  inPackage === null ? `\`${path}\`` : `${path} of ${inPackage}`,
];

/** The text of docs/licences.md, as the formatter leaves it. */
export function licencePage(parts: readonly Part[]): string {
  const packages = parts.map((part) => [`\`${part.name}\``, part.version, stated(part)]);
  return (
    HEAD +
    table(['Package', 'Version', 'Licence'], packages) +
    COPIES_HEAD +
    table(['Copy', 'Version', 'Licence', 'Where'], VENDORED_COPIES.map(copyRow))
  );
}

const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));

/** Faults of the parts or their page, one sentence each. */
export function licenceFaults(parts: readonly Part[], page: string): string[] {
  const strange = parts
    .filter(({ name, licence }) => !isAllowed(licence ?? '') && !(name in LOOKED_AT))
    .map(
      ({ name, licence }) =>
        `${name} has the licence ${licence ?? 'none'}: check it, then list it in tools/sbom/licence-page.ts.`,
    );
  return licencePage(parts) === page
    ? strange
    : [...strange, 'docs/licences.md isn’t up to date: run `npx -y pnpm@12 run licences`.'];
}
