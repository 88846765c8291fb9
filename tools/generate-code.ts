/** Writes the code that `codegen.ts` lists. */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import { preset as besideDocuments } from '@graphql-codegen/near-operation-file-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildSchema, parse, type GraphQLSchema } from 'graphql';
import { generatedCode, type GeneratedCode } from '../codegen.ts';
import { dropUnusedTypeImports } from '../web/codegen/unusedImports.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));

const DOCUMENT_FOLDERS = ['api/src/rest', 'api/src/features/desk/exports', 'web/src'] as const;
/** Examples of the playground are whole documents for integrators; no code uses their types. */
const EXAMPLES = 'web/src/playground/**';

function readDocuments(folder: string): Types.DocumentFile[] {
  return globSync(`${folder}/**/*.graphql`, { cwd: PROJECT, exclude: [EXAMPLES] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => {
      const rawSDL = readFileSync(join(PROJECT, path), 'utf8');
      return { location: join(PROJECT, path), rawSDL, document: parse(rawSDL) };
    });
}

type Output = Parameters<typeof codegen>[0];

/** The schema, parsed and built, and the documents of each folder. */
interface Sources extends Pick<Output, 'schema'> {
  readonly schemaAst: GraphQLSchema;
  readonly documents: ReadonlyMap<string, Types.DocumentFile[]>;
}

/** One output for a file, or one for each document below a folder. */
async function outputsOf(code: GeneratedCode, { schema, schemaAst, documents }: Sources): Promise<Output[]> {
  const { target, plugins, config = {} } = code;
  const isFile = target.endsWith('.ts');
  const shared = {
    plugins: Object.keys(plugins).map((name) => ({ [name]: {} })),
    pluginMap: plugins,
    config: { ...config },
    schema,
    schemaAst,
    documents: documents.get(code.documents ?? target) ?? [],
  };
  if (isFile) return [{ ...shared, filename: target }];
  return [
    ...(await besideDocuments.buildGeneratesSection({
      ...shared,
      baseOutputDir: `${target}/`,
      presetConfig: { cwd: PROJECT, extension: '.generated.ts' },
    })),
  ];
}

/** @param path relative to the project. */
export function writeIfChanged(path: string, text: string): void {
  const file = resolve(PROJECT, path);
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // It's new.
  }
  writeFileSync(file, text);
}

/** Deletes the code of documents that are gone, so that nothing is checked or bundled with it. */
function deleteOrphans(): void {
  const targets = new Set(generatedCode.map(({ target }) => target));
  for (const path of globSync('{web,api}/src/**/*.generated.ts', { cwd: PROJECT })) {
    const document = join(PROJECT, path.replace(/\.generated\.ts$/, '.graphql'));
    if (!targets.has(path.replaceAll('\\', '/')) && !existsSync(document)) rmSync(join(PROJECT, path));
  }
}

/**
 * Generates code from the printed schema and from the documents of the client and the REST paths.
 * @throws Error with every document that the schema refuses.
 */
export async function generateCode(): Promise<void> {
  deleteOrphans();
  const text = readFileSync(join(PROJECT, 'schema/schema.graphql'), 'utf8');
  const documents = new Map(DOCUMENT_FOLDERS.map((folder) => [folder, readDocuments(folder)]));
  const sources = { schema: parse(text), schemaAst: buildSchema(text), documents };
  for (const code of generatedCode)
    for (const output of await outputsOf(code, sources))
      writeIfChanged(output.filename, dropUnusedTypeImports(await codegen(output)));
}

if (import.meta.main) await generateCode();
