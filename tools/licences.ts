/** `pnpm run licences`: writes docs/licences.md. */
import { writeFileSync } from 'node:fs';
import { takesNoArguments } from './arguments.ts';
import { licencePage } from './parts/licence-page.ts';
import { LICENCE_PAGE, readParts } from './parts/read-parts.ts';

takesNoArguments();
writeFileSync(LICENCE_PAGE, licencePage(readParts()));
