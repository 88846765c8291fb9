import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { mayBeShared } from './sharedFields.ts';

/**
 * Writes the root fields whose answers depend on the caller, which the schema forbids sharing. The browser
 * drops them from its cache when a visitor signs in or out.
 */
export const plugin: CodegenPlugin['plugin'] = (schema) => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const own = fields.filter((field) => !mayBeShared(field));
  return (
    'export const viewerFields: readonly string[] = ' +
    `${JSON.stringify(own.map(({ name }) => name).sort(), null, 2)};\n`
  );
};
