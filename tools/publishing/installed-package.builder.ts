import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compile } from './compile.builder.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

const run = promisify(execFile);

/** The fields of a package.json that are read here. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: Readonly<Record<string, unknown>>;
}

/** @param folder from the top of the project; empty for the project itself. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(PROJECT, folder, 'package.json'), 'utf8')) as Manifest;
}

/** An empty project into which a package was installed. */
export interface InstalledPackage {
  /** The project. */
  readonly folder: string;
  /** The package in it. */
  readonly location: string;
  /** Writes a file of the project and runs it on Node; gives what it prints. */
  runFile(name: string, code: string): Promise<string>;
  /** Writes a file of the project and compiles it, with the package's declarations. @throws Error with the findings. */
  compileFile(name: string, code: string): Promise<void>;
  remove(): void;
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(realpathSync(target), path, 'junction');
}

const CONSUMER = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  module: 'nodenext',
  strict: true,
  noEmit: true,
  types: ['node'],
};

/**
 * Builds a package and lays it out as npm installs it: its built files, the exports that it is published with, and its
 * dependencies beside it.
 * @param folder of the package, below `tools`.
 * @param others packages that are installed, too.
 */
export async function installPackage(
  folder: string,
  others: readonly string[] = [],
): Promise<InstalledPackage> {
  const source = join(PROJECT, 'tools', folder);
  const manifest = manifestOf(`tools/${folder}`);
  const project = mkdtempSync(join(tmpdir(), 'treadline-consumer-'));
  const location = join(project, 'node_modules', manifest.name);
  await compile(join(source, 'tsconfig.build.json'), '--outDir', join(location, 'dist'));
  writeFileSync(join(location, 'package.json'), JSON.stringify({ ...manifest, ...manifest.publishConfig }));
  for (const name of [...Object.keys(manifest.dependencies ?? {}), ...others])
    link(join(source, 'node_modules', name), join(project, 'node_modules', name));
  link(join(PROJECT, 'node_modules/@types/node'), join(project, 'node_modules/@types/node'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  const write = (name: string, code: string): string => {
    writeFileSync(join(project, name), code);
    return join(project, name);
  };
  return {
    folder: project,
    location,
    async runFile(name, code) {
      return (await run(process.execPath, [write(name, code)], { cwd: project })).stdout;
    },
    async compileFile(name, code) {
      write(name, code);
      write('tsconfig.json', JSON.stringify({ compilerOptions: CONSUMER, files: [name] }));
      await compile(project);
    },
    remove: () => rmSync(project, { recursive: true }),
  };
}
