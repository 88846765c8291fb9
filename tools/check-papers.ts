/** Part of `pnpm check`: acceptance codes, decisions, links and the size of the README. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takesNoArguments } from './arguments.ts';
import { acceptanceFaults } from './papers/acceptance.ts';
import { decisionFaults } from './papers/decisions.ts';
import type { Files } from './papers/files.ts';
import { linkFaults } from './papers/links.ts';

takesNoArguments();

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
/** What a newcomer reads in a few minutes; the rest has pages of its own. */
const README_BYTES = 8_000;

/** Every file that Git knows or would add. Only text is read; of the others the path is enough, for links. */
function readFiles(): Files {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return new Map(
    paths
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(PROJECT, path)))
      .map((path) => [
        path,
        /\.(?:tsx?|mjs|graphql|css|md)$/.test(path) ? readFileSync(join(PROJECT, path), 'utf8') : '',
      ]),
  );
}

const files = readFiles();
const bytes = Buffer.byteLength(files.get('README.md') ?? '');
const faults = [
  ...acceptanceFaults(files),
  ...decisionFaults(files),
  ...linkFaults(files),
  ...(bytes > README_BYTES ? [`README.md has ${bytes} bytes; at most ${README_BYTES} are allowed.`] : []),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
