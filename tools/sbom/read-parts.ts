import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installedLicences } from './installed-licences.ts';
import { licencesOn } from './licence-page.ts';
import { partsOf, type Part } from './parts.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const LICENCE_PAGE = fileAt('docs/licences.md');

/** The page's text; empty if there isn't one yet. */
export const readLicencePage = (): string =>
  existsSync(LICENCE_PAGE) ? readFileSync(LICENCE_PAGE, 'utf8') : '';

/**
 * The image's packages. For packages not installed here, because they're for the image's system only, the page states
 * the licence.
 */
export function readParts(): Part[] {
  const installed = installedLicences(fileAt('node_modules/.pnpm'));
  const known = licencesOn(readLicencePage());
  return partsOf(
    readFileSync(fileAt('pnpm-lock.yaml'), 'utf8'),
    (id) => installed.get(id) ?? known.get(id) ?? null,
  );
}
