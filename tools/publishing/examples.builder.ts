import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compile } from './compile.builder.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

const run = promisify(execFile);

/** A TypeScript block of a page. */
export interface Example {
  /** The heading that it stands under. */
  readonly title: string;
  readonly code: string;
}

/** @param page a path from the top of the project. */
export function examplesIn(page: string): Example[] {
  const text = readFileSync(join(PROJECT, page), 'utf8');
  return text.split(/^(?=##+ )/m).flatMap((section) =>
    [...section.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = '']) => ({
      title: /^##+ (.+)/.exec(section)?.[1] ?? '',
      code,
    })),
  );
}

/** Examples as files of their own inside a package, where its name leads to its source. */
export interface WrittenExamples {
  pathOf(example: Example): string;
  /** @throws Error with the findings of the compiler. */
  compile(): Promise<void>;
  /** Runs one as a program; gives the lines that it prints. */
  run(example: Example, env?: Readonly<Record<string, string>>): Promise<string[]>;
  remove(): void;
}

/**
 * @param folder of the package, below `tools`.
 * @param real gives for each text of the examples, such as an address, the one to write in its place.
 */
export function writeExamples(
  folder: string,
  examples: readonly Example[],
  real: Readonly<Record<string, string>>,
): WrittenExamples {
  const cache = join(PROJECT, 'tools', folder, '.cache');
  mkdirSync(cache, { recursive: true });
  const written = mkdtempSync(join(cache, 'examples-'));
  const pathOf = (example: Example): string => join(written, `example-${examples.indexOf(example)}.ts`);
  for (const example of examples) {
    const code = Object.entries(real).reduce((text, [from, to]) => text.replaceAll(from, to), example.code);
    writeFileSync(pathOf(example), code);
  }
  const compilerOptions = { noEmit: true, types: ['node'], rootDir: '../..' };
  writeFileSync(
    join(written, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.build.json', compilerOptions, include: ['*.ts'], files: [] }),
  );
  return {
    pathOf,
    compile: () => compile(written),
    async run(example, env = {}) {
      const { stdout } = await run(process.execPath, [pathOf(example)], { env: { ...process.env, ...env } });
      return stdout.trim().split('\n');
    },
    remove: () => rmSync(written, { recursive: true }),
  };
}
