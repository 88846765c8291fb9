import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const COMPILER = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

const run = promisify(execFile);

/**
 * Compiles a project of TypeScript.
 * @param project the folder or file of its configuration.
 * @throws Error with the findings of the compiler.
 */
export async function compile(project: string, ...options: readonly string[]): Promise<void> {
  try {
    await run(process.execPath, [COMPILER, '-p', project, ...options]);
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout, { cause: error });
  }
}
