/** `pnpm generate`: writes the code that `codegen.ts` lists, and `.env.example` from docs/configuration.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takesNoArguments } from './arguments.ts';
import { envExample } from './docs-lint/env-example.ts';
import { generateCode, writeIfChanged } from './generate-code.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));

takesNoArguments();
await generateCode();
writeIfChanged('.env.example', envExample(readFileSync(join(PROJECT, 'docs/configuration.md'), 'utf8')));
