/** `pnpm run licences`: writes docs/licences.md. */
import { writeFileSync } from 'node:fs';
import { takesNoArguments } from './arguments.ts';
import { licencePage } from './sbom/licence-page.ts';
import { LICENCE_PAGE, readParts } from './sbom/read-parts.ts';

takesNoArguments();
writeFileSync(LICENCE_PAGE, licencePage(readParts()));
