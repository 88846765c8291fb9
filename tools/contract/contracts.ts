import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The contract that clients rely on, as text: the GraphQL schema in SDL and the OpenAPI document in JSON. */
interface Contract {
  readonly schema: string;
  readonly openApi: string;
}

const run = promisify(execFile);
const fileOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(fileOf(path), 'utf8');

/** The contract of the last release, and the list of breaks that the next release makes deliberately. */
export const releasedContract = (): Contract & { readonly breaks: string } => ({
  schema: read('schema/release/schema.graphql'),
  openApi: read('schema/release/openapi.json'),
  breaks: read('schema/release/breaks.json'),
});

/** The contract of the current build. */
export async function currentContract(): Promise<Contract> {
  const { stdout } = await run(process.execPath, [fileOf('api/dist/print-openapi.js')], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return { schema: read('schema/schema.graphql'), openApi: `${stdout}\n` };
}

/** Makes a contract the released one, with an empty list of breaks. */
export function release({ schema, openApi }: Contract): void {
  writeFileSync(fileOf('schema/release/schema.graphql'), schema);
  writeFileSync(fileOf('schema/release/openapi.json'), openApi);
  writeFileSync(fileOf('schema/release/breaks.json'), '[]\n');
}
