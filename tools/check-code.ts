/**
 * Part of `pnpm check`: what no linter covers. Lengths, suppressed findings,
 * folders that import each other in a circle, migrations that the build
 * before cannot live with, and the conventions of the contract.
 */
import { takesNoArguments } from './arguments.ts';
import { contractFaults } from './code/contract.ts';
import { contractionFaults } from './code/contractions.ts';
import { readFiles } from './code/files.ts';
import { circleFaults } from './code/folders.ts';
import { lengthFaults } from './code/lengths.ts';
import { suppressionFaults } from './code/suppressions.ts';

takesNoArguments();

const files = readFiles();
const faults = [
  ...lengthFaults(files),
  ...suppressionFaults(files),
  ...circleFaults(files),
  ...contractionFaults(files),
  ...contractFaults(files.get('schema/schema.graphql') ?? ''),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
