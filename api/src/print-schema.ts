import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printShopSchema, shopSchema } from './schema.ts';

/**
 * Writes schema/schema.graphql (three folders up from api/dist/schema) from the code. No resolver runs, so it needs
 * no database.
 */
writeFileSync(
  fileURLToPath(new URL('../../../schema/schema.graphql', import.meta.url)),
  printShopSchema(shopSchema),
);
