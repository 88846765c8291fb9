import { openApiDocument } from './rest/openapi/openapi-document.ts';
import { restTable } from './rest/resources/rest-table.ts';
import { shopSchema } from './schema.ts';

/** Prints the OpenAPI document of a shop at a made-up address. No path is called, so it needs no database. */
process.stdout.write(JSON.stringify(openApiDocument(restTable, shopSchema, 'https://shop.example'), null, 2));
