import { writeFileSync } from 'node:fs';
import { registeredDocuments } from './server/registeredDocuments.ts';

// Run by the build, because loading every page’s documents at each start would take 60 MB.
writeFileSync(new URL('registered-documents.json', import.meta.url), JSON.stringify(registeredDocuments()));
