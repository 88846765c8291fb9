/** Part of `pnpm check`: prose that sounds translated, in comments, descriptions, errors, screens, titles and docs. */
import { readFiles } from './code/files.ts';
import { proseFaults } from './prose/prose-faults.ts';

// Names of files or folders limit the check to paths that start with one of them.
const prefixes = process.argv.slice(2);
const files = new Map(
  [...readFiles()].filter(
    ([path]) => prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix)),
  ),
);
const faults = await proseFaults(files);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  console.error(`${faults.length} places sound translated. docs/writing.md says what to write.`);
  process.exitCode = 1;
}
