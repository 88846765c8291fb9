/** Part of `pnpm check`: acceptance codes, decisions, licences, links, paths and the size of the README. */
import { takesNoArguments } from './arguments.ts';
import { readFiles } from './files.ts';
import { acceptanceFaults } from './papers/acceptance.ts';
import { decisionFaults } from './papers/decisions.ts';
import { linkFaults } from './papers/links.ts';
import { pathFaults } from './papers/paths.ts';
import { licenceFaults } from './parts/licence-page.ts';
import { readLicencePage, readParts } from './parts/read-parts.ts';

takesNoArguments();

/** The README's limit: what a newcomer reads in a few minutes. Anything longer has its own page. */
const README_BYTES = 8_000;

const files = readFiles();
const bytes = Buffer.byteLength(files.get('README.md') ?? '');
const faults = [
  ...acceptanceFaults(files),
  ...decisionFaults(files),
  ...linkFaults(files),
  ...pathFaults(files),
  ...licenceFaults(readParts(), readLicencePage()),
  ...(bytes > README_BYTES ? [`README.md has ${bytes} bytes; at most ${README_BYTES} are allowed.`] : []),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
