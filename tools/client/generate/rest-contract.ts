/**
 * Writes what the client knows about the REST paths, from the OpenAPI document of the last release: their types, and
 * the writes that take an idempotency key.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

const RELEASE = new URL('../../../schema/release/openapi.json', import.meta.url);
const CONTRACT = new URL('../contract/', import.meta.url);

/** The part of the document that is read here. */
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}
interface OpenapiDocument {
  readonly servers: readonly [{ readonly url: string }];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const takesKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key');

/** The document with whole paths, such as `/api/products`, because a client is given the address of the shop. */
function withWholePaths(document: OpenapiDocument): OpenapiDocument {
  const prefix = new URL(document.servers[0].url).pathname;
  const paths = Object.entries(document.paths).map(([path, operations]) => [prefix + path, operations]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function keyedWritesOf({ paths }: OpenapiDocument): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      takesKey(operation) ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  );
}

function write(name: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(name, CONTRACT)), text);
}

const document = withWholePaths(JSON.parse(readFileSync(RELEASE, 'utf8')) as OpenapiDocument);
write('rest-paths.generated.ts', astToString(await openapiTypescript(document as unknown as OpenAPI3)));
write(
  'keyed-writes.generated.ts',
  `/** The writes that take an idempotency key. */
export const keyedWrites: ReadonlySet<string> = new Set(${JSON.stringify(keyedWritesOf(document), null, 2)});
`,
);
