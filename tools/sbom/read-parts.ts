import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installedLicences } from './installed-licences.ts';
import { licencesOn } from './licence-page.ts';
import { partsOf, type Part } from './parts.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The page that lists the licences. */
export const LICENCE_PAGE = fileAt('docs/licences.md');

/** The text of the page; empty if there is none yet. */
export const readLicencePage = (): string =>
  existsSync(LICENCE_PAGE) ? readFileSync(LICENCE_PAGE, 'utf8') : '';

/** The parts of the image. What is not installed, because it is for the image's system only, the page knows. */
export function readParts(): Part[] {
  const installed = installedLicences(fileAt('node_modules/.pnpm'));
  const known = licencesOn(readLicencePage());
  return partsOf(
    readFileSync(fileAt('pnpm-lock.yaml'), 'utf8'),
    (id) => installed.get(id) ?? known.get(id) ?? null,
  );
}
