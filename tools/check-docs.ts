/** Part of `pnpm check`: acceptance codes, decisions, examples, licences, links, paths, .env.example, the README. */
import { takesNoArguments } from './arguments.ts';
import { readFiles } from './code/files.ts';
import { acceptanceFaults } from './docs-lint/acceptance.ts';
import { decisionFaults } from './docs-lint/decisions.ts';
import { envExample } from './docs-lint/env-example.ts';
import { exampleFaults } from './docs-lint/graphql-examples.ts';
import { linkFaults } from './docs-lint/links.ts';
import { pathFaults } from './docs-lint/paths.ts';
import { licenceFaults } from './sbom/licence-page.ts';
import { readLicencePage, readParts } from './sbom/read-parts.ts';

takesNoArguments();

/** The README's limit: what a newcomer reads in a few minutes. Anything longer has its own page. */
const README_BYTES = 8_000;

const files = readFiles();
const bytes = Buffer.byteLength(files.get('README.md') ?? '');
const faults = [
  ...acceptanceFaults(files),
  ...decisionFaults(files),
  ...exampleFaults(files),
  ...linkFaults(files),
  ...pathFaults(files),
  ...licenceFaults(readParts(), readLicencePage()),
  ...(files.get('.env.example') === envExample(files.get('docs/configuration.md') ?? '')
    ? []
    : ['.env.example differs from docs/configuration.md: run `npx -y pnpm@12 run generate`.']),
  ...(bytes > README_BYTES ? [`README.md has ${bytes} bytes; at most ${README_BYTES} are allowed.`] : []),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
