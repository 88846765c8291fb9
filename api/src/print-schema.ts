import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printShopSchema, shopSchema } from './schema.ts';

/**
 * Writes schema/schema.graphql from the code, three folders up from api/dist/schema; needs no database, for
 * no resolver runs.
 */
writeFileSync(
  fileURLToPath(new URL('../../../schema/schema.graphql', import.meta.url)),
  printShopSchema(shopSchema),
);
