import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { mayBeShared } from './sharedFields.ts';

/**
 * Writes the questions whose answer is not the same for everybody: those that the schema lets nobody share. They
 * leave the browser's cache when somebody signs in or out.
 */
export const plugin: CodegenPlugin['plugin'] = (schema) => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const own = fields.filter((field) => !mayBeShared(field));
  return `export const viewerFields: readonly string[] = ${JSON.stringify(own.map(({ name }) => name).sort(), null, 2)};\n`;
};
